import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';
import { forEachDatabase } from '../../databases.ts';
import { settled } from '../settled.ts';
import type { Scenario } from './calls.ts';
import { openAccessWorld, type AccessWorld } from './world.ts';

/* A rate of null is unset, so the next rule applies; 0 is a rate (design safety §1). A chair costs 200.00. */

type Body = Readonly<Record<string, unknown>>;

forEachDatabase((_name, open) => {
  let world: AccessWorld;
  let scenario: Scenario;
  beforeAll(async () => {
    world = await openAccessWorld(await open());
    scenario = await world.addScenario();
  });
  afterAll(() => world.close());

  const token = () => scenario.actors.merchant.token ?? '';
  const own = () => scenario.actors.merchant.own;
  const send = (id: OperationId, params: Record<string, number>, body: Body) =>
    world.server.ask(id, { token: token(), params, body });

  async function lineOf() {
    await settled(world.server);
    const query = { vendor_id: own().vendor, paid: false };
    const { results } = await world.server.ok('listCommissions', { token: token(), query });
    const line = results.find(({ id }) => id === own().line);
    return { amount: line?.commission_amount, rate: line?.commission_rate, reason: line?.commission_reason };
  }

  describe('a rate', () => {
    it('of a vendor: null is the shop’s rate and 0 is 0 %', async () => {
      const set = async (commission_rate: unknown) => {
        const reply = await send('updateVendor', { id: own().vendor }, { commission_rate });
        expect(reply).toMatchObject({ status: 200, body: { commission_rate } });
        return lineOf();
      };
      expect(await set('0')).toEqual({ amount: '0.00', rate: '0', reason: null });
      expect(await set('12.5')).toEqual({ amount: '25.00', rate: '12.5', reason: null });
      expect(await set(null)).toEqual({ amount: '100.00', rate: '50', reason: null });
    });

    it.each([
      ['createProductTypeCommission', () => ({})],
      ['createVendorProductTypeCommission', () => ({ vendor: own().vendor })],
    ] as const)('of a product type (%s): null is the next rule and 0 is 0 %%', async (id, more) => {
      const set = async (commission_rate: string | null) => {
        const rate = { product_type: 'Chairs', commission_rate, commission_percentage: true };
        expect(await send(id, {}, { ...rate, ...more() })).toMatchObject({
          status: 201,
          body: { commission_rate },
        });
        return lineOf();
      };
      expect(await set('0')).toEqual({ amount: '0.00', rate: '0', reason: null });
      expect(await set(null)).toEqual({ amount: '100.00', rate: '50', reason: null });
    });

    it('of the shop: null is no rate at all and 0 is 0 %', async () => {
      const set = async (global_commission: string | null) => {
        const reply = await send('updateSettings', { id: own().shop }, { global_commission });
        expect(reply).toMatchObject({ status: 200, body: { global_commission } });
        return lineOf();
      };
      expect(await set('0')).toEqual({ amount: '0.00', rate: '0', reason: null });
      expect(await set(null)).toMatchObject({ amount: '0.00', rate: null, reason: 'no_rate' });
      expect(await set('50')).toEqual({ amount: '100.00', rate: '50', reason: null });
    });

    it('that is not a number is refused, and nothing changes', async () => {
      const params = { id: own().vendor };
      const before = await world.server.ok('getVendor', { token: token(), params });
      for (const rate of [0, 45, '', ' ', '0 %', '-1', '100.1', '1e1', false, [], {}]) {
        const { status } = await send('updateVendor', params, { commission_rate: rate, note: 'Changed.' });
        expect([400, 422], JSON.stringify(rate)).toContain(status);
      }
      expect(await world.server.ok('getVendor', { token: token(), params })).toEqual(before);
    });
  });
});
