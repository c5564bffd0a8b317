import { describe, expect, it } from 'vitest';
import { hrefOfObject } from '../../../shells/merchant/src/history-links.ts';

describe('an entry of the history', () => {
  const linkOf = (type: string, id: string) => hrefOfObject({ object: { type, id }, vendor_id: null });

  it('leads to the page of its pay run', () => {
    expect(linkOf('payment_run', '31')).toBe('/pay-runs/31');
  });

  it('leads to the page of its rule', () => {
    expect(linkOf('rule_version', '42')).toBe('/settings/rules/42');
  });

  it('leads to the settings that it is about', () => {
    expect(linkOf('setting', 'pay_run_settings')).toBe('/settings/payments');
    expect(linkOf('setting', 'payout_rules')).toBe('/settings/payments');
    expect(linkOf('setting', 'rule_settings')).toBe('/settings/rules');
    expect(linkOf('setting', 'switches')).toBe('/settings');
  });

  it('leads to the differences', () => {
    expect(linkOf('difference', '7')).toBe('/reconciliation');
    expect(linkOf('comparison', '3')).toBe('/reconciliation');
  });

  it('leads nowhere where its object has no page', () => {
    expect(linkOf('parcel', '8')).toBeNull();
  });
});
