import { describe, expect, it } from 'vitest';
import { freshLocation } from '../../databases.ts';
import { part } from '../../turn.ts';
import { expectPaidOnce, moments, openPaypal, opened, pay, prepare, start } from './mortal.ts';
import { minute } from './world.ts';

/*
 * The server is killed (SIGKILL) at each step of a payout by PayPal, and another one takes over: one credit at
 * PayPal, each line paid once, one mail to the vendor, without intervention.
 */

// A process with the embedded database starts slowly, so these cases need LONG_TESTS=1.
const engines =
  process.env['LONG_TESTS'] === '1' ? (['postgresql', 'pglite'] as const) : (['postgresql'] as const);

describe.each(engines)('%s', (engine) => {
  it.each(part(moments, 2, ({ what }) => what))('killed $what', { timeout: 180_000 }, async (moment) => {
    const paypal = await openPaypal();
    const at = await freshLocation(engine);
    const { shopId, vendor } = await opened(at, prepare);
    const body = { vendor, all_line_items: true, pay_w_paypal: true };

    const first = await start({ at, paypal, killAt: moment.killAt, ahead: 0 });
    if (moment.fault) paypal.order(moment.fault(() => first.kill()));
    await pay(first.url, body).catch(() => null);
    expect(await first.ended).toBe('SIGKILL');

    const second = await start({ at, paypal, killAt: null, ahead: 4 * minute });
    await expectPaidOnce(second, { at, paypal, shopId, body, isAskedAgain: moment.isAskedAgain === true });
  });
});
