import { describe, expect, it } from 'vitest';
import { signInAll } from './shops.ts';
import { forEachWorld } from './world.ts';

/* Two people change one thing: the second is shown what it is now, and nothing of theirs is saved. */

forEachWorld((world) => {
  const asOwner = <T extends object>(more: T) => ({ token: world().tokens.owner, ...more });

  describe('the second of two people', () => {
    it('is shown what the settings of pay runs are by now', async () => {
      const { server } = world();
      const monthly = { every: 'month', day: 5, method: null } as const;
      const save = (body: object) => asOwner({ body: body as { pays_by_itself: boolean } });
      await server.ok('updatePayRunSettings', save({ schedule: monthly, second_above: '500.00' }));
      const refused = await server.refused(
        'updatePayRunSettings',
        409,
        save({
          schedule: { every: 'week', day: 1 },
          second_above: '900.00',
          expected: { schedule: null, second_above: null },
        }),
      );
      expect(refused.code).toBe('stale');
      expect(refused.errors.map(({ pointer, detail }) => [pointer, detail])).toEqual([
        ['/schedule', 'Someone else has changed this. It is now every month on day 5.'],
        ['/second_above', 'Someone else has changed this. It is now 500.00.'],
      ]);
      const now = await server.ok('getPayRunSettings', asOwner({}));
      expect(now).toMatchObject({ schedule: monthly, second_above: '500.00' });
      // With what is there by now it is saved; a schedule without a method is one in each vendor's own way.
      const seen = { schedule: { every: 'month', day: 5 }, second_above: '500.00' };
      await server.ok('updatePayRunSettings', save({ schedule: null, second_above: null, expected: seen }));
    });

    it('is shown what the notice of rules and the days of questions are by now', async () => {
      const { server } = world();
      const before = await server.ok('getRuleSettings', asOwner({}));
      await server.ok('updateRuleSettings', asOwner({ body: { notice_days: 14 } }));
      const notice = { notice_days: 30, expected: before };
      const late = await server.refused('updateRuleSettings', 409, asOwner({ body: notice }));
      expect(late.errors).toMatchObject([
        { pointer: '/notice_days', code: 'stale', detail: 'Someone else has changed this. It is now 14.' },
      ]);
      await server.ok('updateRuleSettings', asOwner({ body: { ...before, expected: { notice_days: 14 } } }));

      const days = await server.ok('getQuestionSettings', asOwner({}));
      await server.ok('updateQuestionSettings', asOwner({ body: { ...days, answer_days: 9 } }));
      const body = { ...days, answer_days: 3, expected: { answer_days: days.answer_days } };
      const second = await server.refused('updateQuestionSettings', 409, asOwner({ body }));
      expect(second.errors).toMatchObject([
        { pointer: '/answer_days', detail: expect.stringContaining('9') as string },
      ]);
      await server.ok('updateQuestionSettings', asOwner({ body: days }));
    });

    it('is shown the current state of a vendor in a draft', async () => {
      const { server } = world();
      const { id } = await server.ok('createPayRun', asOwner({ body: {} }));
      const { results } = await server.ok('listPayRunVendors', asOwner({ params: { id } }));
      const row = results.find(({ state }) => state === 'included');
      if (row === undefined) throw new Error('The draft pays no vendor.');
      const expected = { is_included: true, method: row.method };
      const params = { id, vendor: row.vendor };
      await server.ok('updatePayRunVendor', asOwner({ params, body: { is_included: false } }));
      const body = { is_included: true, method: 'paypal' as const, expected };
      const late = await server.refused('updatePayRunVendor', 409, asOwner({ params, body }));
      expect(late.code).toBe('stale');
      await server.ok('cancelPayRun', asOwner({ params: { id }, body: {} }));
    });

    it('is shown which vendors an account has by now', async () => {
      const { server, alder } = world();
      const { results } = await server.ok('listVendorAccounts', asOwner({ query: { expand: 'vendors' } }));
      const account = results.find(({ vendors }) => vendors.length > 1);
      if (account === undefined) throw new Error('No account has two vendors.');
      const { id, approved, vendors } = account;
      const ids = vendors.map((vendor) => vendor.id);
      const save = (vendor_ids: number[], more: object = {}) =>
        asOwner({ body: { vendor_signups: [{ id, vendor_ids, ...more }], approved } });
      const ash = alder.vendors['Ash'] ?? 0;
      await server.ok('saveVendorAccounts', save([ash]));
      const expected = { approved, vendor_ids: ids };
      const late = await server.refused('saveVendorAccounts', 409, save(ids.slice(0, 1), { expected }));
      expect(late.errors).toMatchObject([
        { code: 'stale', detail: 'Someone else has changed the vendors. They are now Ash.' },
      ]);
      await server.ok('saveVendorAccounts', save(ids, { expected: { approved, vendor_ids: [ash] } }));
    });

    it('is shown what was written in a question meanwhile', async () => {
      const { server, alder } = world();
      // The account has had other vendors meanwhile, which has ended its sessions.
      const { vendor: token } = await signInAll(server);
      const body = {
        line_item: alder.lines['shade'] ?? 0,
        reason: 'rate' as const,
        text: 'Was it not 40 %?',
      };
      const { question, messages } = await server.ok('askQuestion', { token, body });
      const params = { id: question.id };
      const seen = { expected_messages: messages.length };
      const first = { text: 'The new rate holds.', ...seen };
      await server.ok('replyQuestion', asOwner({ params, body: first }));
      const late = await server.refused(
        'replyQuestion',
        409,
        asOwner({ params, body: { text: 'No.', ...seen } }),
      );
      expect([late.code, late.detail]).toEqual(['stale', expect.stringContaining('The new rate holds.')]);
      await server.refused('settleQuestion', 409, asOwner({ params, body: { state: 'settled', ...seen } }));
      const now = { expected_messages: messages.length + 1 };
      await server.ok('settleQuestion', asOwner({ params, body: { state: 'settled', ...now } }));
      await server.refused('reopenQuestion', 409, asOwner({ params, body: now }));
    });

    it('is refused where a rule has a later version', async () => {
      const { server } = world();
      const rule = {
        place: 'shop_product_type',
        vendor: null,
        product: null,
        variant: null,
        name: 'Two people',
        from_day: '2030-01-01',
        until_day: null,
        measure: null,
        steps: [{ from: '0.00', kind: 'percent', value: '60' }],
        floor: null,
        cap: null,
        bounds_per: null,
      } as const;
      const rules = [{ ...rule, steps: [...rule.steps] }];
      const save = (expected_versions: number[]) => asOwner({ body: { rules, expected_versions } });
      await server.ok('saveRules', save([0]));
      const late = await server.refused('saveRules', 409, save([0]));
      expect(late.errors).toMatchObject([{ code: 'stale', pointer: '/rules/0' }]);
      await server.ok('saveRules', save([1]));
    });
  });
});
