/*
 * Invented people and rates for vendors of the demo, so that each kind of commission is there to see. Rates
 * in ppm (1 % = 10,000).
 */

type Terms = {
  commission_rate_ppm?: number;
  flat_rate?: boolean;
  by_profit?: boolean;
  by_compare_at_price?: boolean;
};

type DemoVendor = {
  name: string;
  contact: string;
  city: string;
  payType: 'Bank transfer' | 'PayPal' | 'Cheque';
  terms?: Terms;
};

export const demoVendors: readonly DemoVendor[] = [
  {
    name: 'Thimble & Thread',
    contact: 'Marguerite Lowe',
    city: 'Stroud',
    payType: 'Bank transfer',
    terms: { commission_rate_ppm: 525_000 },
  },
  {
    name: 'Cobalt Cup Company',
    contact: 'Tobias Hale',
    city: 'Stoke-on-Trent',
    payType: 'Bank transfer',
    terms: { commission_rate_ppm: 425_000 },
  },
  { name: 'Lantern & Loom', contact: 'Priya Nair', city: 'Halifax', payType: 'Bank transfer' },
  {
    name: 'Sable Ribbon',
    contact: 'Nadia Ferreira',
    city: 'Coventry',
    payType: 'PayPal',
    terms: { flat_rate: true },
  },
  {
    name: 'Clover Kitchen',
    contact: 'Owen Prosser',
    city: 'Abergavenny',
    payType: 'Bank transfer',
    terms: { by_profit: true },
  },
  {
    name: 'Wren Street Woodcraft',
    contact: 'Greta Lindqvist',
    city: 'Hebden Bridge',
    payType: 'PayPal',
    terms: { commission_rate_ppm: 375_000 },
  },
  {
    name: 'Goldcrest Jewellery',
    contact: 'Amara Okafor',
    city: 'Birmingham',
    payType: 'PayPal',
    terms: { by_compare_at_price: true },
  },
  { name: 'Tidewater Toys', contact: 'Sunil Rao', city: 'Whitby', payType: 'Bank transfer' },
  {
    name: 'Atelier Étoile',
    contact: 'Élodie Marchand',
    city: 'Brighton',
    payType: 'PayPal',
    terms: { commission_rate_ppm: 600_000 },
  },
  { name: "O'Hara Leather", contact: 'Ciara O’Hara', city: 'Walsall', payType: 'Cheque' },
  { name: 'Pebble Garden', contact: 'Hugo Brandt', city: 'Lewes', payType: 'Bank transfer' },
  { name: 'Blue Kiln Studio', contact: 'Maren Holt', city: 'St Ives', payType: 'Bank transfer' },
  { name: 'Foxglove Stationery', contact: 'Beatrix Moor', city: 'Kendal', payType: 'PayPal' },
  { name: 'Nightingale Clocks', contact: 'Edwin Pryce', city: 'Clerkenwell', payType: 'Cheque' },
  { name: 'Juniper Paper Co.', contact: 'Lotte Vermeer', city: 'Bath', payType: 'Bank transfer' },
  { name: 'Windmill Baskets', contact: 'Tomasz Zielinski', city: 'Ely', payType: 'Bank transfer' },
  { name: 'Saltmarsh Candles', contact: 'Isla Fenwick', city: 'Wells', payType: 'PayPal' },
  { name: 'Harbour Tin Works', contact: 'Ruben Castell', city: 'Falmouth', payType: 'Bank transfer' },
  { name: 'Petal Press', contact: 'June Adeyemi', city: 'Margate', payType: 'Bank transfer' },
  { name: 'Rookery Lights', contact: 'Stellan Voss', city: 'Leeds', payType: 'PayPal' },
  { name: 'North Quay Glass', contact: 'Freya Lund', city: 'Sunderland', payType: 'Bank transfer' },
  { name: 'Bramble Textiles', contact: 'Carys Bowen', city: 'Hay-on-Wye', payType: 'Bank transfer' },
  { name: 'Maple & Twine', contact: 'Noah Whitlock', city: 'York', payType: 'PayPal' },
  { name: 'Puddle Lane Prints', contact: 'Zadie Clarke', city: 'Bristol', payType: 'PayPal' },
  { name: 'Hazel & Hemp', contact: 'Anouk Perrin', city: 'Totnes', payType: 'Bank transfer' },
  { name: 'Snowdrop Ornaments', contact: 'Ingrid Solberg', city: 'Durham', payType: 'Cheque' },
  { name: 'Ivory Button House', contact: 'Leonora Finch', city: 'Nottingham', payType: 'Bank transfer' },
  { name: 'Stonebridge Signs', contact: 'Gareth Pugh', city: 'Ludlow', payType: 'Cheque' },
  { name: 'Copper Finch', contact: 'Mina Sato', city: 'Glasgow', payType: 'PayPal' },
];

/** Sells no longer; its past stays in the books. */
export const hiddenVendor = 'Stonebridge Signs';
/** Its last payment did not arrive. */
export const unluckyVendor = 'Wren Street Woodcraft';

/** People with a login of the portal, beside the one whose login is public. */
export const demoSignups = [
  { name: 'Nadia Ferreira', vendor: 'Sable Ribbon', daysAgo: 301, approved: true },
  { name: 'Owen Prosser', vendor: 'Clover Kitchen', daysAgo: 214, approved: true },
  { name: 'Isla Fenwick', vendor: 'Saltmarsh Candles', daysAgo: 96, approved: true },
  { name: 'Harriet Moss', vendor: null, daysAgo: 2, approved: false },
] as const;

/** For all vendors: candles earn less than the rest. */
export const demoRates = [
  {
    vendor_id: null,
    product_type: 'Candles & Lights',
    commission_percentage: true,
    rate_ppm: 350_000,
    amount: null,
  },
] as const;
