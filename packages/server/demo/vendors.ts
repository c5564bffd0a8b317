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
  /** The number of a drawing; see pictures.ts. */
  face: number;
  city: string;
  payType: 'Bank transfer' | 'PayPal' | 'Cheque';
  terms?: Terms;
};

export const demoVendors: readonly DemoVendor[] = [
  {
    name: 'Thimble & Thread',
    contact: 'Matilda Gray',
    face: 3,
    city: 'Stroud',
    payType: 'Bank transfer',
    terms: { commission_rate_ppm: 525_000 },
  },
  {
    name: 'Cobalt Cup Company',
    contact: 'Tobias Hale',
    face: 5,
    city: 'Stoke-on-Trent',
    payType: 'Bank transfer',
    terms: { commission_rate_ppm: 425_000 },
  },
  { name: 'Lantern & Loom', contact: 'Priya Nair', face: 6, city: 'Halifax', payType: 'Bank transfer' },
  {
    name: 'Sable Ribbon',
    contact: 'Nadia Ferreira',
    face: 2,
    city: 'Coventry',
    payType: 'PayPal',
    terms: { flat_rate: true },
  },
  {
    name: 'Clover Kitchen',
    contact: 'Owen Prosser',
    face: 8,
    city: 'Abergavenny',
    payType: 'Bank transfer',
    terms: { by_profit: true },
  },
  {
    name: 'Wren Street Woodcraft',
    contact: 'Greta Lindqvist',
    face: 7,
    city: 'Hebden Bridge',
    payType: 'PayPal',
    terms: { commission_rate_ppm: 375_000 },
  },
  {
    name: 'Goldcrest Jewellery',
    contact: 'Amara Okafor',
    face: 1,
    city: 'Birmingham',
    payType: 'PayPal',
    terms: { by_compare_at_price: true },
  },
  { name: 'Tidewater Toys', contact: 'Sunil Rao', face: 1, city: 'Whitby', payType: 'Bank transfer' },
  {
    name: 'Atelier Étoile',
    contact: 'Élodie Marchand',
    face: 2,
    city: 'Brighton',
    payType: 'PayPal',
    terms: { commission_rate_ppm: 600_000 },
  },
  { name: "O'Hara Leather", contact: 'Ciara O’Hara', face: 4, city: 'Walsall', payType: 'Cheque' },
  { name: 'Pebble Garden', contact: 'Hugo Brandt', face: 8, city: 'Lewes', payType: 'Bank transfer' },
  { name: 'Blue Kiln Studio', contact: 'Maren Holt', face: 6, city: 'St Ives', payType: 'Bank transfer' },
  { name: 'Foxglove Stationery', contact: 'Beatrix Moor', face: 4, city: 'Kendal', payType: 'PayPal' },
  { name: 'Nightingale Clocks', contact: 'Edwin Pryce', face: 5, city: 'Clerkenwell', payType: 'Cheque' },
  { name: 'Juniper Paper Co.', contact: 'Lotte Vermeer', face: 2, city: 'Bath', payType: 'Bank transfer' },
  { name: 'Windmill Baskets', contact: 'Tomasz Zielinski', face: 8, city: 'Ely', payType: 'Bank transfer' },
  { name: 'Saltmarsh Candles', contact: 'Isla Fenwick', face: 3, city: 'Wells', payType: 'PayPal' },
  {
    name: 'Harbour Tin Works',
    contact: 'Ruben Castell',
    face: 5,
    city: 'Falmouth',
    payType: 'Bank transfer',
  },
  { name: 'Petal Press', contact: 'June Adeyemi', face: 4, city: 'Margate', payType: 'Bank transfer' },
  { name: 'Rookery Lights', contact: 'Stellan Voss', face: 7, city: 'Leeds', payType: 'PayPal' },
  { name: 'North Quay Glass', contact: 'Freya Lund', face: 6, city: 'Sunderland', payType: 'Bank transfer' },
  { name: 'Bramble Textiles', contact: 'Carys Bowen', face: 2, city: 'Hay-on-Wye', payType: 'Bank transfer' },
  { name: 'Maple & Twine', contact: 'Noah Whitlock', face: 1, city: 'York', payType: 'PayPal' },
  { name: 'Puddle Lane Prints', contact: 'Zadie Clarke', face: 3, city: 'Bristol', payType: 'PayPal' },
  { name: 'Hazel & Hemp', contact: 'Anouk Perrin', face: 7, city: 'Totnes', payType: 'Bank transfer' },
  { name: 'Snowdrop Ornaments', contact: 'Ingrid Solberg', face: 4, city: 'Durham', payType: 'Cheque' },
  {
    name: 'Ivory Button House',
    contact: 'Leonora Finch',
    face: 6,
    city: 'Nottingham',
    payType: 'Bank transfer',
  },
  { name: 'Copper Finch', contact: 'Mina Sato', face: 2, city: 'Glasgow', payType: 'PayPal' },
];

/** Sells no longer; its past stays in the books. */
export const hiddenVendor = 'Ivory Button House';
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
