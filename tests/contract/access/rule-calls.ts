import type { Row } from './calls.ts';
import type { Ids } from './fixture.ts';

/* The rows of the calls about rules with days. */

/** A rule of the vendor that begins later than any notice asks for. */
const draftOf = (own: Ids) => ({
  place: 'vendor' as const,
  vendor: own.vendor,
  product: null,
  variant: null,
  name: null,
  from_day: '2042-01-01',
  until_day: null,
  measure: null,
  steps: [{ from: '0', kind: 'percent' as const, value: '40' }],
  floor: null,
  cap: null,
  bounds_per: null,
});

export const ruleCalls: {
  readonly [
    Id in
      | 'listRules'
      | 'saveRules'
      | 'previewRules'
      | 'getRuleSettings'
      | 'updateRuleSettings'
      | 'getRule'
      | 'takeBackRule'
  ]: Row<Id>;
} = {
  listRules: { call: (own) => ({ query: { vendor_id: own.vendor } }) },
  saveRules: { call: (own) => ({ body: { rules: [draftOf(own)], reason: 'As agreed.' } }) },
  previewRules: { call: (own) => ({ body: { rules: [draftOf(own)], taken_back: own.rule } }) },
  getRuleSettings: { call: () => ({}) },
  updateRuleSettings: { call: () => ({ body: { notice_days: 14 } }) },
  getRule: { call: (own) => ({ params: { id: own.rule } }) },
  takeBackRule: {
    call: (own) => ({ params: { id: own.rule }, body: { reason: 'It was a slip.' } }),
    spoils: true,
  },
};
