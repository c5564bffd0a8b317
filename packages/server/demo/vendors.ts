/*
 * Invented rates and people for vendors of the demo, so that each kind of commission is there to see. Rates
 * in ppm (1 % = 10,000).
 */

export const demoVendors = [
  { name: 'Thimble & Thread', contact_name: 'Marguerite Lowe', commission_rate_ppm: 525_000 },
  { name: 'Cobalt Cup Company', contact_name: 'Tobias Hale', commission_rate_ppm: 425_000 },
  { name: 'Lantern & Loom', contact_name: 'Marguerite Lowe' },
  { name: 'Sable Ribbon', contact_name: 'Nadia Ferreira', flat_rate: true },
  { name: 'Clover Kitchen', contact_name: 'Owen Prosser', by_profit: true },
  { name: 'Wren Street Woodcraft', contact_name: 'Greta Lindqvist', commission_rate_ppm: 375_000 },
  { name: 'Goldcrest Jewellery', contact_name: 'Amara Okafor', by_compare_at_price: true },
  { name: 'Tidewater Toys', contact_name: 'Sunil Rao' },
  { name: 'Atelier Étoile', contact_name: 'Élodie Marchand', commission_rate_ppm: 600_000 },
  { name: "O'Hara Leather", contact_name: 'Ciara O’Hara' },
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
