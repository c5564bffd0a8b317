import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { signInAll } from '../operations/shops.ts';
import { liveKeys, minute, openPayingWorld, sandboxKeys, type Payee, type PayingWorld } from './world.ts';

/*
 * Refusals before a claim, Pay All by PayPal, sandbox mode, and the keys.
 */

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let payee: Payee;
  beforeAll(async () => {
    world = await openPayingWorld(await open());
    return () => world.close();
  });
  beforeEach(async () => {
    payee = await world.addPayee();
  });

  const body = () => ({ vendor: payee.id, pay_w_paypal: true, all_line_items: true });
  const refused = async (status: number, changes = {}) =>
    world.server.refused('createPayout', status, {
      token: await world.owner(),
      body: { ...body(), ...changes },
    });
  const totals = async () => {
    const { commission_due, commission_paid } = await world.server.ok('getVendorCommissionTotals', {
      token: await world.owner(),
      params: { id: payee.id },
    });
    return { due: commission_due, paid: commission_paid };
  };
  const settings = async (changes: object) =>
    world.server.ok('updatePaymentSettings', {
      token: await world.owner(),
      params: { id: world.alder.id },
      body: changes,
    });
  const shop = (changes: { currency?: string; can_use_paypal?: boolean }) =>
    world.server.database.asSystem((tx) =>
      tx.updateTable('shops').set(changes).where('id', '=', world.alder.id).execute(),
    );
  const idOf = (id: number) => `po_${id}_1`;

  describe('a payout by PayPal is refused, and nothing is claimed,', () => {
    it('to a vendor without a PayPal email', async () => {
      payee = await world.addPayee({ paypal_email: ' ' });
      expect(await refused(422)).toMatchObject({
        code: 'no_paypal_email',
        errors: [{ pointer: '/pay_w_paypal' }],
      });
      expect(await totals()).toEqual({ due: '28.00', paid: '0.00' });
    });

    it('in a currency that PayPal does not send', async () => {
      await shop({ currency: 'KWD' });
      const problem = await refused(422);
      await shop({ currency: 'GBP' });
      expect(problem.code).toBe('currency_not_supported');
      expect(problem.detail).toContain('Kuwaiti Dinar (KWD)');
      expect(await totals()).toEqual({ due: '28.00', paid: '0.00' });
    });

    it('of an amount that is shown in another currency than the one PayPal would send', async () => {
      payee = await world.addPayee({ currency: 'EUR' });
      const problem = await refused(422);
      expect(problem.code).toBe('currency_not_supported');
      expect(problem.detail).toContain('PayPal would send GBP, but this vendor’s amounts are shown in EUR.');
      expect(await totals()).toEqual({ due: '28.00', paid: '0.00' });

      const plan = await world.server.ok('previewAllPayouts', {
        token: await world.owner(),
        query: { pay_w_paypal: true },
      });
      expect(plan.skipped).toContainEqual(
        expect.objectContaining({ vendor: payee.id, reason: problem.detail }),
      );

      await world.server.ok('createPayout', {
        token: await world.owner(),
        body: { ...body(), pay_w_paypal: false },
      });
      expect(await totals()).toEqual({ due: '0.00', paid: '28.00' });
    });

    it('of an amount that the shop shows in another currency', async () => {
      const showIn = async (currency: string) =>
        world.server.ok('createShopMeta', {
          token: await world.owner(),
          body: { meta_key: 'currency', meta_value: currency },
        });
      await showIn('USD');
      const problem = await refused(422);
      await showIn('');
      expect(problem.detail).toContain('amounts are shown in USD');
      expect(await totals()).toEqual({ due: '28.00', paid: '0.00' });
    });

    it('in parts of a forint, which PayPal takes whole only', async () => {
      await shop({ currency: 'HUF' });
      const problem = await refused(422, { additional_pay: '0.50' });
      expect(problem.detail).toContain('only pays HUF in whole units');
      const { id } = await world.server.ok('createPayout', { token: await world.owner(), body: body() });
      await world.look();
      await shop({ currency: 'GBP' });
      expect(world.paypal.credits.at(-1)).toMatchObject({ senderBatchId: idOf(id), value: '28' });
    });

    it('by a shop that may not, or whose keys PayPal has not accepted', async () => {
      await shop({ can_use_paypal: false });
      expect((await refused(422)).code).toBe('provider_not_connected');
      await shop({ can_use_paypal: true });
      await settings({ live_mode: false });
      expect((await refused(422)).code).toBe('provider_not_connected');
      await settings({ live_mode: true });
      expect(await totals()).toEqual({ due: '28.00', paid: '0.00' });
    });
  });

  it('the same request twice is one payout and one credit', async () => {
    const before = world.paypal.credits.length;
    const ask = {
      token: await world.owner(),
      body: body(),
      headers: { 'idempotency-key': `key-${payee.id}-long` },
    };
    const first = await world.server.ok('createPayout', ask);
    expect(await world.server.ok('createPayout', ask)).toEqual(first);
    await world.look();
    expect(world.paypal.credits).toHaveLength(before + 1);
  });

  it('in sandbox mode a payout is a test: nothing is claimed, counts as paid, or is seen by the vendor', async () => {
    await settings({ ...sandboxKeys, live_mode: false });
    payee = { id: world.lantern, lines: [] };
    const live = world.paypal.credits.length;
    const before = await totals();
    const { id } = await world.server.ok('createPayout', {
      token: await world.owner(),
      body: { ...body(), additional_pay: '7.00' },
    });
    const unpaid = await world.server.ok('getVendorUnpaidCommissions', {
      token: await world.owner(),
      params: { vendorId: payee.id },
    });
    expect(unpaid).toMatchObject({ paypal: 'sandbox', being_checked: false });
    await world.look();
    world.sandbox.turn(idOf(id), 'SUCCESS');
    world.later(minute);
    await world.look();
    const { owner, vendor } = await signInAll(world.server);
    const query = { expand: 'line_items_w_order' };
    const seen = await world.server.ok('getPayout', { token: owner, params: { id }, query });
    expect(seen).toMatchObject({ status: 'paid', is_test: true });
    expect(seen.line_items?.length).toBeGreaterThan(0);
    expect(await totals()).toEqual(before);
    expect(world.sandbox.credits).toHaveLength(1);
    expect(world.paypal.credits).toHaveLength(live);
    await world.server.refused('getPayout', 404, { token: vendor, params: { id } });
    expect(
      (await world.server.ok('listPayouts', { token: vendor })).results.map((row) => row.id),
    ).not.toContain(id);
    const mails = await world.server.database.asSystem((tx) =>
      tx.selectFrom('mails').select('id').where('vendor_id', '=', payee.id).execute(),
    );
    expect(mails).toEqual([]);
    await world.expectClean();

    await settings({ live_mode: true });
    expect(
      await world.server.ok('createPayout', { token: owner, body: { ...body(), pay_w_paypal: false } }),
    ).toMatchObject({ status: 'recorded', amount: before.due });
    await world.server.ok('deletePayout', { token: owner, params: { id } });
    await world.expectClean();
  });

  it('Pay All pays vendors by PayPal where possible, lists the others with reasons, and ends as each payout ends', async () => {
    const poor = await world.addPayee({ paypal_email: '' });
    const others = [await world.addPayee(), await world.addPayee()];
    const token = await world.owner();
    const plan = await world.server.ok('previewAllPayouts', { token, query: { pay_w_paypal: true } });
    expect(plan.paypal).toBe('live');
    const paid = await world.server.ok('createAllPayouts', {
      token,
      body: { pay_w_paypal: true, expected_amount: plan.amount },
    });
    expect(paid.skipped).toContainEqual({
      vendor: poor.id,
      vendor_name: expect.any(String) as string,
      code: 'no_paypal_email',
      reason: 'This vendor has no PayPal email yet.',
    });
    const payoutOf = ({ id }: Payee) => paid.payouts.find(({ vendor }) => vendor === id)?.id ?? 0;
    const [first, second, third] = [payee, ...others].map(payoutOf);
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('Not all were paid.');
    expect(paid.payouts.map(({ status }) => status)).toEqual(paid.payouts.map(() => 'sending'));
    await world.look();
    world.paypal.turn(idOf(first), 'SUCCESS');
    world.paypal.turn(idOf(second), 'FAILED');
    world.later(minute);
    await world.look();
    expect([await world.statusOf(first), await world.statusOf(second), await world.statusOf(third)]).toEqual([
      'paid',
      'failed',
      'sent',
    ]);
    await world.expectClean();
    const sent = world.paypal.credits.map(({ senderBatchId }) => senderBatchId);
    expect(new Set(sent).size).toBe(sent.length);
  });

  describe('keys', () => {
    it('are valid, invalid, or of an account without payouts, only by PayPal’s own word', async () => {
      expect(await settings({ live_mode: true })).toMatchObject({ live_check: 'valid' });
      expect(await settings({ test_api_client: 'AZ-nobody', test_api_secret: 'nothing' })).toMatchObject({
        test_check: 'invalid',
      });
      world.sandbox.openAccount('AZ-young', 'a young secret', false);
      expect(
        await settings({ test_api_client: 'AZ-young', test_api_secret: 'a young secret' }),
      ).toMatchObject({
        test_check: 'payouts_off',
      });
      world.sandbox.openAccount('AZ-young', 'a young secret');
      expect(await settings({ live_mode: true })).toMatchObject({ test_check: 'valid' });
      world.sandbox.state.isDown = true;
      expect(await settings({ test_api_secret: 'another secret' })).toMatchObject({
        test_check: 'not_checked',
      });
      world.sandbox.state.isDown = false;
    });

    it('are not exchanged while a payout is under way with them; a new secret of the same client is', async () => {
      const { id } = await world.server.ok('createPayout', { token: await world.owner(), body: body() });
      await world.look();
      expect(await world.statusOf(id)).toBe('sent');
      const token = await world.owner();
      for (const change of [{ live_api_client: 'AZ-other' }, { live_api_secret: '' }]) {
        const problem = await world.server.refused('updatePaymentSettings', 409, {
          token,
          params: { id: world.alder.id },
          body: change,
        });
        expect(problem.code).toBe('payouts_under_way');
      }
      world.paypal.openAccount(liveKeys.live_api_client, 'a newer secret of the shop');
      expect(await settings({ live_api_secret: 'a newer secret of the shop' })).toMatchObject({
        live_check: 'valid',
      });
      world.paypal.turn(idOf(id), 'SUCCESS');
      world.later(minute);
      await world.look();
      expect(await world.statusOf(id)).toBe('paid');
    });
  });
});
