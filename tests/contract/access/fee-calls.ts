import type { Row } from './calls.ts';

/* The rows of the calls about fees. */

export const feeCalls: {
  readonly [Id in 'listFees' | 'saveFee' | 'listFeeCharges' | 'waiveFeeCharge' | 'listFeesOfVendor']: Row<Id>;
} = {
  listFees: { call: () => ({}) },
  saveFee: {
    call: (own) => ({
      body: {
        fee: null,
        name: 'Shelf rent',
        // Later than any notice asks for.
        from_day: '2042-01-01',
        terms: {
          kind: 'monthly',
          amount: '25.00',
          percent: null,
          day: 1,
          month: null,
          before_rate: false,
          method: null,
          prorated: true,
          waits: false,
          vendors: [own.vendor],
        },
        reason: 'As agreed.',
      },
    }),
  },
  listFeeCharges: { call: (own) => ({ query: { vendor_id: own.vendor } }) },
  waiveFeeCharge: { call: (own) => ({ params: { id: own.feeCharge } }), spoils: true },
  listFeesOfVendor: { call: (own) => ({ params: { id: own.vendor } }) },
};
