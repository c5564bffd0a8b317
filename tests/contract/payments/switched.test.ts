import { expect, it } from 'vitest';
import { putPaymentSettings } from '../../../packages/server/src/queries/payouts/payment-settings.ts';
import { lockSettings } from '../../../packages/server/src/pricing/shop-rules.ts';
import { forDatabase } from '../../databases.ts';
import { holdOpen, waiting } from '../held.ts';
import { openPayingWorld, sandboxKeys, type Payee, type PayingWorld } from './world.ts';

/*
 * A payout request while the shop switches to the sandbox: the first to be saved decides.
 */

type Ask = (world: PayingWorld, payee: Payee) => Promise<boolean | undefined>;

const asks: Record<string, Ask> = {
  createPayout: async ({ server, tokens }, { id: vendor }) => {
    const body = { vendor, all_line_items: true, pay_w_paypal: true };
    return (await server.ok('createPayout', { token: tokens.owner, body })).is_test;
  },
  createAllPayouts: async ({ server, tokens }) => {
    const body = { pay_w_paypal: true };
    const { payouts } = await server.ok('createAllPayouts', { token: tokens.owner, body });
    return payouts.every((payout) => payout.is_test);
  },
};

forDatabase('postgresql', (open) => {
  it.each(Object.entries(asks))('%s moves no money once the sandbox is saved', async (_name, ask) => {
    const database = await open();
    const world = await openPayingWorld(database);
    try {
      const payee = await world.addPayee();
      await world.server.ok('updatePaymentSettings', {
        token: world.tokens.owner,
        params: { id: world.alder.id },
        body: sandboxKeys,
      });

      const saving = await holdOpen(database, world.alder.id, async (tx) => {
        await lockSettings(tx, world.alder.id, 'change');
        await putPaymentSettings(tx, { shop_id: world.alder.id, provider: 'paypal' }, { live_mode: false });
      });
      const asked = ask(world, payee);
      await expect.poll(() => waiting(database)).toBe(1);
      const [isTest] = await Promise.all([asked, saving.commit()]);

      expect(isTest).toBe(true);
      await world.look();
      expect(world.paypal.credits).toEqual([]);
      await world.expectClean();
    } finally {
      await world.close();
    }
  });
});
