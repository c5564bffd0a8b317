import { expect, it } from 'vitest';
import { vendorOf } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  it('are the owner’s to change, and the second of two gets what the first has saved', async () => {
    const { server, tokens } = world();
    const rules = await server.ok('getPayoutRules', { token: tokens.owner });
    expect(rules).toEqual({ hold_days: 0, hold_from: 'order', minimum_payout: '0.00' });
    const change = { hold_days: 14, minimum_payout: '20.00' };
    expect(
      await server.ok('updatePayoutRules', { token: tokens.owner, body: { ...change, expected: rules } }),
    ).toEqual({ ...rules, ...change });
    const stale = { hold_days: 7, expected: rules };
    expect(
      await server.refused('updatePayoutRules', 409, { token: tokens.owner, body: stale }),
    ).toMatchObject({ code: 'stale' });
    const below = { minimum_payout: '-1.00' };
    expect(
      await server.refused('updatePayoutRules', 422, { token: tokens.owner, body: below }),
    ).toMatchObject({ code: 'invalid_value' });
    const { results } = await server.ok('listHistory', { token: tokens.owner });
    expect(results[0]).toMatchObject({
      event: 'setting.changed',
      before: { hold_days: 0, minimum_payout: '0.00' },
      after: { hold_days: 14, minimum_payout: '20.00' },
    });
  });

  it('split what is due in every answer, and a payout takes what is available unless it is early', async () => {
    const { server, alder, tokens } = world();
    const id = vendorOf(alder, 'Lantern Loom');
    const token = tokens.owner;
    await server.ok('updatePayoutRules', { token, body: { hold_days: 0, minimum_payout: '0.00' } });
    const before = await server.ok('getVendorCommissionTotals', { token, params: { id } });
    expect(before).toMatchObject({ available: before.commission_due, on_its_way: '0.00' });

    await server.ok('updatePayoutRules', { token, body: { hold_days: 10 } });
    await server.ok('updateVendorPayoutRules', {
      token,
      params: { id },
      body: { hold_days: 365, minimum_payout: '3.00' },
    });
    const totals = await server.ok('getVendorCommissionTotals', { token, params: { id } });
    expect(Number(totals.available) + Number(totals.on_its_way)).toBeCloseTo(Number(totals.commission_due));
    expect(totals.minimum_payout).toBe('3.00');
    expect(Number(totals.on_its_way)).toBeGreaterThan(0);
    expect(totals.next_available_on).not.toBeNull();

    const detail = await server.ok('getVendor', { token, params: { id } });
    expect(detail).toMatchObject({
      payout_rules: { hold_days: 365, minimum_payout: '3.00' },
      commission_totals: { available: totals.available, on_its_way: totals.on_its_way },
    });
    const own = await server.ok('getVendor', { token: tokens.vendor, params: { id } });
    expect(own).not.toHaveProperty('payout_rules');
    const { results } = await server.ok('listCommissionTotals', { token });
    expect(results.find((one) => one.id === id)).toMatchObject({
      available: totals.available,
      on_its_way: totals.on_its_way,
      next_available_on: totals.next_available_on,
    });

    const unpaid = await server.ok('getVendorUnpaidCommissions', { token, params: { vendorId: id } });
    expect(unpaid.on_its_way.amount).toBe(totals.on_its_way);
    expect(unpaid.minimum_payout).toBe('3.00');
    const early = { vendor: id, line_item_ids: unpaid.on_its_way.line_items };
    expect(await server.refused('createPayout', 422, { token, body: early })).toMatchObject({
      code: 'not_available_yet',
    });
    const payout = await server.ok('createPayout', { token, body: { ...early, early: true } });
    const history = await server.ok('listHistory', { token });
    expect(history.results[0]).toMatchObject({
      event: 'payout.created',
      object: { type: 'payout', id: String(payout.id) },
      after: { paid_before_available: totals.on_its_way },
    });
    expect(await server.ok('getVendorCommissionTotals', { token, params: { id } })).toMatchObject({
      on_its_way: '0.00',
      next_available_on: null,
    });
  });
});
