import { beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { liveKeys, openPayingWorld, type Payee, type PayingWorld } from './world.ts';

/*
 * Webhooks of PayPal: PayPal verifies them, they only name a payout to look at, and so they may arrive twice, in any
 * order, or never.
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

  const { live_api_client: client } = liveKeys;
  const pay = async () => {
    const { id } = await world.server.ok('createPayout', {
      token: await world.owner(),
      body: { vendor: payee.id, pay_w_paypal: true, all_line_items: true },
    });
    await world.look();
    return id;
  };
  const idOf = (id: number) => `po_${id}_1`;
  type Event = ReturnType<PayingWorld['paypal']['event']>;
  const sendWebhook = ({ headers, body }: Event) =>
    world.server.ask('receivePaymentWebhook', { params: { id: world.alder.id }, headers, text: body });

  it('are registered with PayPal when the keys are found valid, for the address of the shop', async () => {
    const id = await pay();
    expect(world.paypal.event(client, idOf(id)).url).toBe(
      `https://shop.example/api/paypal/webhooks/${world.alder.id}/`,
    );
  });

  it('have the payout looked at now, and not at its next time', async () => {
    const id = await pay();
    world.paypal.turn(idOf(id), 'SUCCESS');
    await world.look();
    expect(await world.statusOf(id)).toBe('sent');
    expect((await sendWebhook(world.paypal.event(client, idOf(id)))).status).toBe(200);
    await world.look();
    expect(await world.statusOf(id)).toBe('paid');
  });

  it('that come twice and in any order leave what PayPal says in the end', async () => {
    const id = await pay();
    const events: Event[] = [];
    for (const [status, type] of [
      ['UNCLAIMED', 'PAYMENT.PAYOUTS-ITEM.UNCLAIMED'],
      ['RETURNED', 'PAYMENT.PAYOUTS-ITEM.RETURNED'],
    ] as const) {
      world.paypal.turn(idOf(id), status);
      const event = world.paypal.event(client, idOf(id), type);
      events.push(event, event);
    }
    const batch = world.paypal.event(client, idOf(id), 'PAYMENT.PAYOUTSBATCH.SUCCESS');
    for (const event of [batch, ...events.toReversed(), ...events]) {
      expect((await sendWebhook(event)).status).toBe(200);
      await world.look();
    }
    expect(await world.statusOf(id)).toBe('returned');
    expect(
      await world.server.ok('getVendorCommissionTotals', {
        token: await world.owner(),
        params: { id: payee.id },
      }),
    ).toMatchObject({ commission_due: '28.00', commission_paid: '0.00' });
    await world.expectClean();
  });

  it('find by our number a payout whose answer was lost', async () => {
    world.paypal.order({ is: 'hangs up', after: true });
    const id = await pay();
    expect(await world.statusOf(id)).toBe('checking');
    const asked = world.paypal.requests.length;
    expect((await sendWebhook(world.paypal.event(client, idOf(id)))).status).toBe(200);
    await world.look();
    expect(await world.statusOf(id)).toBe('sent');
    expect(world.paypal.requests.slice(asked)).not.toContain('POST /v1/payments/payouts');
  });

  it('are refused when they are forged, whatever they say', async () => {
    const id = await pay();
    world.paypal.turn(idOf(id), 'SUCCESS');
    const event = world.paypal.event(client, idOf(id));
    const forged: Event[] = [
      { ...event, body: event.body.replace('SUCCEEDED', 'FAILED') },
      { ...event, body: event.body.replace('{', '{ ') },
      { ...event, headers: { ...event.headers, 'paypal-transmission-sig': 'bm90IHNpZ25lZA==' } },
      { ...event, headers: { ...event.headers, 'paypal-transmission-id': 'another-one' } },
      { ...event, headers: { ...event.headers, 'paypal-cert-url': '' } },
    ];
    for (const one of forged) {
      const { status, body } = await sendWebhook(one);
      expect({ status, body }).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    await world.look();
    expect(await world.statusOf(id)).toBe('sent');
  });

  it('are not found for a shop without keys, and are retried when PayPal is unavailable', async () => {
    const id = await pay();
    const event = world.paypal.event(client, idOf(id));
    const { headers, body: text } = event;
    await world.server.refused('receivePaymentWebhook', 404, { params: { id: 999_999 }, headers, text });
    world.paypal.state.isDown = true;
    expect((await sendWebhook(event)).status).toBe(503);
    world.paypal.state.isDown = false;
    expect((await sendWebhook(event)).status).toBe(200);
    expect(world.server.failures).toEqual([]);
  });
});
