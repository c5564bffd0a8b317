import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { day, minute, openPayingWorld, type Payee, type PayingWorld } from './world.ts';

/* PayPal's fee for a payout: read from its answer, shown, and borne by the side that the shop names. */

forEachDatabase((name, open) => {
  let world: PayingWorld;
  let payee: Payee;
  beforeAll(async () => {
    world = await openPayingWorld(await open());
    return () => world.close();
  });
  beforeEach(async () => {
    payee = await world.addPayee();
    Object.assign(world.paypal.state, { fee: null, next: { status: 'PENDING', error: '' } });
    await bearer('shop');
  });
  afterEach(async () => {
    await world.expectClean();
    expect(world.server.failures).toEqual([]);
    await world.server.database.asSystem((tx) =>
      tx.updateTable('payout_transfers').set({ due_at: null }).execute(),
    );
  });

  const bearer = async (fees_borne_by: 'shop' | 'vendor') =>
    world.server.ok('updatePayoutSettings', { token: await world.owner(), body: { fees_borne_by } });
  const pay = async (body: object = {}) =>
    world.server.ok('createPayout', {
      token: await world.owner(),
      body: { vendor: payee.id, all_line_items: true, pay_w_paypal: true, ...body },
    });
  /** PayPal turns the payment, with a fee or without one, and is asked. */
  const turn = async (id: number, status: string, fee: string | null, currency = 'GBP') => {
    world.paypal.state.fee = fee === null ? null : { value: fee, currency };
    await world.look();
    world.paypal.turn(`po_${id}_1`, status);
    world.later(8 * day);
    await world.look();
    world.later(minute);
    await world.look();
  };
  const payout = async (id: number) =>
    world.server.ok('getPayout', { token: await world.owner(), params: { id } });
  const due = async () => {
    const params = { id: payee.id };
    const totals = await world.server.ok('getVendorCommissionTotals', { token: await world.owner(), params });
    return totals.commission_due;
  };
  /** The custom items of the payee, in minor units. */
  const items = () =>
    world.server.database.asSystem(async (tx) => {
      const rows = await tx
        .selectFrom('line_items')
        .select(['id', 'title', 'commission_amount', 'payout_id'])
        .where('vendor_id', '=', payee.id)
        .where('kind', '=', 'custom')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({ ...row, title: row.title.replace(/#\d+/, '#') }));
    });
  const acts = async (id: number) => {
    const query = { object_type: 'payout', object_id: String(id) };
    const { results } = await world.server.ok('listHistory', { token: await world.owner(), query });
    return results.map(({ event }) => event).toReversed();
  };

  it('is shown as PayPal says it, and costs the vendor nothing where the shop bears it', async () => {
    const { id } = await pay();
    expect(await payout(id)).toMatchObject({ fee: null, fee_borne_by: 'shop' });
    await turn(id, 'SUCCESS', '0.25');
    expect(await payout(id)).toMatchObject({ status: 'paid', fee: '0.25', fee_borne_by: 'shop' });
    expect(await items()).toEqual([]);
    expect(await due()).toBe('0.00');
  });

  it('is taken off the next payout where the vendor bears it, once, also when the answer comes twice', async () => {
    await bearer('vendor');
    const { id } = await pay({ all_line_items: undefined, line_item_ids: payee.lines.slice(0, 2) });
    await turn(id, 'SUCCESS', '0.25');
    await turn(id, 'SUCCESS', '0.25');
    expect(await items()).toMatchObject([
      { title: 'PayPal fee of payout #', commission_amount: -25, payout_id: null },
    ]);
    expect(await due()).toBe('14.75');
    expect(await acts(id)).toEqual(['payout.created', 'payout.sent', 'payout.paid', 'payout.fee_charged']);
    const next = await pay({ pay_w_paypal: false });
    expect(next).toMatchObject({ amount: '14.75', fee: null });
    expect(await items()).toMatchObject([{ payout_id: next.id }]);
  });

  it('that comes after the payment is taken off then', async () => {
    await bearer('vendor');
    const { id } = await pay();
    await turn(id, 'SUCCESS', null);
    expect(await items()).toEqual([]);
    await turn(id, 'SUCCESS', '1.00');
    expect(await payout(id)).toMatchObject({ fee: '1.00' });
    expect(await due()).toBe('-1.00');
    expect(await acts(id)).toEqual(['payout.created', 'payout.sent', 'payout.paid', 'payout.fee_charged']);
  });

  it('are charged for no payout that was not paid, and given back with one that came back', async () => {
    await bearer('vendor');
    const failed = await pay();
    await turn(failed.id, 'FAILED', '0.25');
    expect(await items()).toEqual([]);
    expect(await due()).toBe('28.00');
    const { id } = await pay();
    await turn(id, 'SUCCESS', '0.25');
    await turn(id, 'REVERSED', '0.25');
    await turn(id, 'REVERSED', '0.25');
    expect(await items()).toMatchObject([
      { commission_amount: -25 },
      { title: 'Given back: PayPal fee of payout #', commission_amount: 25 },
    ]);
    expect(await due()).toBe('28.00');
    expect((await acts(id)).slice(-2)).toEqual(['payout.reversed', 'payout.fee_given_back']);
  });

  it('that the shop has waived is neither taken off again nor given back', async () => {
    await bearer('vendor');
    const { id } = await pay();
    await turn(id, 'SUCCESS', '0.25');
    const [item] = await items();
    await world.server.ok('deleteCustomItem', {
      token: await world.owner(),
      params: { id: item?.id ?? 0 },
    });
    await turn(id, 'SUCCESS', '0.25');
    expect(await due()).toBe('0.00');
    await turn(id, 'REVERSED', '0.25');
    expect(await due()).toBe('28.00');
  });

  it('in another currency, or below zero, is not known', async () => {
    await bearer('vendor');
    const { id } = await pay();
    await turn(id, 'SUCCESS', '0.25', 'USD');
    expect(await payout(id)).toMatchObject({ status: 'paid', fee: null });
    await turn(id, 'SUCCESS', '-0.25');
    expect(await payout(id)).toMatchObject({ fee: null });
    expect(await due()).toBe('0.00');
  });

  it('is borne as the shop said when the payout was made', async () => {
    const { id } = await pay();
    await bearer('vendor');
    await turn(id, 'SUCCESS', '0.25');
    expect(await payout(id)).toMatchObject({ fee: '0.25', fee_borne_by: 'shop' });
    expect(await items()).toEqual([]);
  });

  const runs = name === 'postgresql' ? 12 : 3;
  it(
    'leaves totals and audit true, whatever PayPal says in whatever order',
    { timeout: 180_000 },
    async () => {
      const answer = fc.record({
        status: fc.constantFrom(
          'PENDING',
          'SUCCESS',
          'SUCCESS',
          'UNCLAIMED',
          'FAILED',
          'RETURNED',
          'REVERSED',
        ),
        fee: fc.constantFrom(null, '0.25', '0.25', '1.10', '0.00'),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('shop' as const, 'vendor' as const),
          fc.array(answer, { minLength: 1, maxLength: 5 }),
          async (side, answers) => {
            payee = await world.addPayee();
            await bearer(side);
            const { id } = await pay();
            for (const { status, fee } of answers) {
              await turn(id, status, fee);
              await world.expectClean();
              const now = await payout(id);
              const isBorne = side === 'vendor' && now.status === 'paid' && now.fee !== null;
              const taken = (await items()).reduce((sum, line) => sum + line.commission_amount, 0);
              expect(taken + 0).toBe(isBorne ? 0 - Math.round(Number(now.fee) * 100) : 0);
            }
          },
        ),
        { numRuns: runs },
      );
    },
  );

  describe('the settings', () => {
    it('are the owner’s, with the values that the owner has seen, and are in the history', async () => {
      const token = await world.owner();
      expect(await world.server.ok('getPayoutSettings', { token })).toEqual({
        payout_method: 'by_hand',
        fees_borne_by: 'shop',
      });
      const body = { payout_method: 'bank', expected: { payout_method: 'by_hand' } };
      expect(await world.server.ok('updatePayoutSettings', { token, body })).toEqual({
        payout_method: 'bank',
        fees_borne_by: 'shop',
      });
      const late = { payout_method: 'paypal', expected: { payout_method: 'by_hand' } };
      expect(await world.server.refused('updatePayoutSettings', 409, { token, body: late })).toMatchObject({
        code: 'stale',
        errors: [{ pointer: '/payout_method' }],
      });
      const { results } = await world.server.ok('listHistory', {
        token,
        query: { object_type: 'setting', object_id: 'payouts' },
      });
      expect(results[0]).toMatchObject({
        event: 'setting.changed',
        before: { payout_method: 'by_hand' },
        after: { payout_method: 'bank' },
      });
      await world.server.ok('updatePayoutSettings', { token, body: { payout_method: 'by_hand' } });
    });

    it('of a vendor are its own method, or none', async () => {
      const token = await world.owner();
      const put = (body: object) =>
        world.server.ok('updateVendor', { token, params: { id: payee.id }, body });
      expect(await put({ payout_method: 'bank', expected: { payout_method: null } })).toMatchObject({
        payout_method: 'bank',
      });
      const stale = { payout_method: 'paypal', expected: { payout_method: null } };
      const problem = await world.server.refused('updateVendor', 409, {
        token,
        params: { id: payee.id },
        body: stale,
      });
      expect(problem.errors[0]).toMatchObject({ pointer: '/payout_method' });
      expect(await put({ payout_method: null })).toMatchObject({ payout_method: null });
    });
  });
});
