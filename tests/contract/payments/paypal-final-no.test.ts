import { beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { openPayingWorld, type Payee, type PayingWorld } from './world.ts';

const said = 'The recipient for this payout does not have an account.';
const code = 'paypal_refused';

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let payee: Payee;
  beforeEach(async () => {
    world = await openPayingWorld(await open());
    payee = await world.addPayee();
    return async () => {
      await world.expectClean();
      await world.close();
    };
  });

  const call = async (body: object) => ({ token: await world.owner(), body });
  const ofPayee = async () => ({ token: await world.owner(), params: { id: payee.id } });
  const pay = async () => call({ vendor: payee.id, line_item_ids: payee.lines, pay_w_paypal: true });
  const refuse = async (status: string, error: string) => {
    await world.server.ok('createPayout', await pay());
    world.paypal.state.next = { status, error };
    await world.look();
    world.paypal.state.next = { status: 'SUCCESS', error: '' };
  };
  const drafted = async () => {
    const { id } = await world.server.ok('createPayRun', await call({ method: 'paypal' }));
    const { results } = await world.server.ok('listPayRunVendors', {
      token: await world.owner(),
      params: { id },
    });
    return { id, vendors: results, vendor: results.find(({ vendor }) => vendor === payee.id) };
  };
  /** The payments that PayPal was asked for, with those that it refused. */
  const asked = () => world.paypal.credits.filter(({ receiver }) => receiver.startsWith('payee-')).length;

  describe('an address that PayPal refuses for good', () => {
    it.each([
      ['FAILED', 'RECEIVER_UNREGISTERED'],
      ['FAILED', 'RECEIVER_ACCOUNT_LOCKED'],
      ['BLOCKED', ''],
    ])('as %s %s is an exception of the next run, with the others first', async (status, error) => {
      await refuse(status, error);
      const { vendors, vendor } = await drafted();
      expect(vendor).toMatchObject({ state: 'exception', exception: { code } });
      // It comes before the others, whatever their names are.
      expect(vendors[0]).toEqual(vendor);
      expect(vendors[1]).toMatchObject({ exception: { code: 'no_paypal_email', address: null } });
      const states = vendors.map(({ state }) => state);
      expect(states.lastIndexOf('exception')).toBeLessThan(states.indexOf('included'));
    });

    it('is paid through no door, and each says what PayPal said', async () => {
      await refuse('FAILED', 'RECEIVER_UNREGISTERED');
      const { paypal_email: address } = await world.server.ok('getVendor', await ofPayee());
      const reason: unknown = expect.stringContaining(said.slice(0, -1));
      expect((await drafted()).vendor?.exception).toMatchObject({ code, reason, address });
      const problem = await world.server.refused('createPayout', 422, await pay());
      expect(problem).toMatchObject({ code, detail: reason });
      const { skipped } = await world.server.ok('previewAllPayouts', {
        token: await world.owner(),
        query: { pay_w_paypal: true },
      });
      expect(skipped).toContainEqual(expect.objectContaining({ vendor: payee.id, code, reason }));
      const query = { vendor_id: payee.id };
      const unpaid = await world.server.ok('getUnpaidCommissions', { token: await world.owner(), query });
      expect(unpaid).toMatchObject({ paypal_refused: reason });
      expect(await world.server.ok('getBankDetails', await ofPayee())).toMatchObject({
        paypal_refused: said,
      });
      await world.look();
      expect(asked()).toBe(1);
    });

    it('is paid again once it changes', async () => {
      await refuse('FAILED', 'RECEIVER_UNREGISTERED');
      const email = 'another@pay.example';
      await world.server.database.asSystem((tx) =>
        tx.updateTable('vendors').set({ paypal_email: email }).where('id', '=', payee.id).execute(),
      );
      expect((await drafted()).vendor).toMatchObject({ state: 'included', exception: null });
    });

    it('is paid again once a person has PayPal asked, which is in the history once', async () => {
      await refuse('FAILED', 'RECEIVER_UNREGISTERED');
      const { vendor: token } = world.tokens;
      await world.server.refused('retryPaypal', 403, { token, params: { id: payee.id } });
      for (let turn = 0; turn < 2; turn++) {
        expect(await world.server.ok('retryPaypal', await ofPayee())).toMatchObject({ paypal_refused: null });
      }
      const { results } = await world.server.ok('listHistory', { token: await world.owner() });
      expect(results.filter(({ event }) => event === 'vendor.paypal_retried')).toHaveLength(1);
      expect((await drafted()).vendor).toMatchObject({ state: 'included' });
      await world.server.ok('createPayout', await pay());
      await world.look();
      expect(asked()).toBe(2);
    });

    it('can still be paid by another method', async () => {
      await refuse('FAILED', 'RECEIVER_UNREGISTERED');
      await world.server.ok('createPayout', await call({ vendor: payee.id, line_item_ids: payee.lines }));
    });
  });

  it.each([
    ['FAILED', 'INTERNAL_ERROR'],
    ['FAILED', 'INSUFFICIENT_FUNDS'],
    ['RETURNED', ''],
  ])('a payment that is %s %s is tried again', async (status, error) => {
    await refuse(status, error);
    expect((await drafted()).vendor).toMatchObject({ state: 'included' });
  });
});
