import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { signInAll } from '../operations/shops.ts';
import { day, liveKeys, minute, openPayingWorld, type Payee, type PayingWorld } from './world.ts';

/*
 * A payout by PayPal from the claim of its lines to its end: the effect of each answer of PayPal on the money of the
 * vendor.
 */

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let payee: Payee;
  let creditsBefore = 0;
  let requestsBefore = 0;
  beforeAll(async () => {
    world = await openPayingWorld(await open());
    return () => world.close();
  });
  beforeEach(async () => {
    payee = await world.addPayee();
    creditsBefore = world.paypal.credits.length;
    requestsBefore = world.paypal.requests.length;
    Object.assign(world.paypal.state, {
      isDown: false,
      tokenStatus: 200,
      next: { status: 'PENDING', error: '' },
    });
    world.paypal.openAccount(liveKeys.live_api_client, liveKeys.live_api_secret);
    await world.server.database.asSystem((tx) =>
      tx
        .updateTable('payment_settings')
        .set({ live_check: 'valid', live_api_client: liveKeys.live_api_client })
        .execute(),
    );
  });
  afterEach(async () => {
    await world.expectClean();
    expect(world.server.failures).toEqual([]);
    // The next test starts without jobs of this one.
    await world.server.database.asSystem((tx) =>
      tx.updateTable('payout_transfers').set({ due_at: null }).execute(),
    );
  });

  const payAs = async (body: object) => {
    const { id } = await world.server.ok('createPayout', {
      token: await world.owner(),
      body: { vendor: payee.id, pay_w_paypal: true, ...body },
    });
    return id;
  };
  const pay = () => payAs({ all_line_items: true });
  const credits = () => world.paypal.credits.slice(creditsBefore);
  const totals = async () => {
    const { commission_due, commission_paid } = await world.server.ok('getVendorCommissionTotals', {
      token: await world.owner(),
      params: { id: payee.id },
    });
    return { due: commission_due, paid: commission_paid };
  };
  const allDue = { due: '28.00', paid: '0.00' };
  const allPaid = { due: '0.00', paid: '28.00' };
  const payoutAs = async (token: string, id: number) =>
    world.server.ok('getPayout', { token, params: { id } });
  const payout = async (id: number) => payoutAs(await world.owner(), id);
  /** The announcements to the owner about this payee's payouts, without numbers. */
  const news = () =>
    world.server.database.asSystem(async (tx) => {
      const { name } = await tx
        .selectFrom('vendors')
        .select('name')
        .where('id', '=', payee.id)
        .executeTakeFirstOrThrow();
      const rows = await tx
        .selectFrom('announcements')
        .select('title')
        .where('message', 'like', `% to ${name}%`)
        .execute();
      return rows.map(({ title }) => title.replace(/#\d+/, '#'));
    });
  const mails = () =>
    world.server.database.asSystem((tx) =>
      tx.selectFrom('mails').select('subject').where('vendor_id', '=', payee.id).orderBy('id').execute(),
    );
  const idOf = (id: number) => `po_${id}_1`;
  /** The acts on a payout by its history, the latest last. */
  const acts = async (id: number) => {
    const query = { object_type: 'payout', object_id: String(id) };
    const { results } = await world.server.ok('listHistory', { token: await world.owner(), query });
    return results
      .map(({ by, event }) => `${by.kind === 'person' ? 'owner' : by.name}: ${event}`)
      .toReversed();
  };
  /** Of all this payee's payouts, as its list says. */
  const onItsWay = async () => {
    const query = { vendor_id: payee.id };
    const listed = await world.server.ok('listPayouts', { token: await world.owner(), query });
    return listed.totals.map(({ amount, amount_on_its_way }) => ({ amount, amount_on_its_way }));
  };

  it('claims the lines at once and asks PayPal after that, with one id, amount and address', async () => {
    const id = await payAs({ line_item_ids: payee.lines.slice(0, 1), additional_pay: '0.50', note: 'May' });
    expect(await payout(id)).toMatchObject({ status: 'sending', amount: '5.50', is_test: false });
    expect(await totals()).toEqual({ due: '23.00', paid: '5.50' });
    expect(credits()).toEqual([]);
    await world.look();
    expect(credits()).toEqual([
      { senderBatchId: idOf(id), receiver: expect.stringContaining('@pay.example') as string, value: '5.50' },
    ]);
    expect(await payout(id)).toMatchObject({ status: 'sent', provider_problem: '' });
  });

  it('is on its way until it has arrived, and not when it came back', async () => {
    const first = await payAs({ line_item_ids: payee.lines.slice(0, 1) });
    expect(await onItsWay()).toEqual([{ amount: '5.00', amount_on_its_way: '5.00' }]);
    await world.look();
    expect(await onItsWay()).toEqual([{ amount: '5.00', amount_on_its_way: '5.00' }]);
    world.paypal.turn(idOf(first), 'SUCCESS');
    world.later(minute);
    await world.look();
    expect(await onItsWay()).toEqual([{ amount: '5.00', amount_on_its_way: '0.00' }]);
    const second = await pay();
    expect(await onItsWay()).toEqual([{ amount: '28.00', amount_on_its_way: '23.00' }]);
    await world.look();
    world.paypal.turn(idOf(second), 'RETURNED');
    world.later(minute);
    await world.look();
    expect(await onItsWay()).toEqual([{ amount: '5.00', amount_on_its_way: '0.00' }]);
  });

  it('is paid when PayPal says so: then the vendor is mailed, once, and sees it too', async () => {
    payee = { id: world.lantern, lines: [] };
    const id = await pay();
    await world.look();
    expect(await mails()).toEqual([]);
    world.paypal.turn(idOf(id), 'SUCCESS');
    world.later(minute);
    await world.look();
    const vendor = (await signInAll(world.server)).vendor;
    expect(await payoutAs(vendor, id)).toMatchObject({ status: 'paid', provider_problem: '' });
    expect(await totals()).toEqual(allPaid);
    for (const wait of [day, 8 * day, 31 * day]) {
      world.later(wait);
      await world.look();
    }
    expect(await mails()).toHaveLength(1);
    expect(await world.work.dueShops()).toEqual([]);
    expect(credits()).toHaveLength(1);
    expect(await acts(id)).toEqual(['owner: payout.created', 'PayPal: payout.sent', 'PayPal: payout.paid']);
  });

  const ends = [
    ['SUCCESS', 'paid', allPaid],
    ['PENDING', 'sent', allPaid],
    ['ONHOLD', 'held', allPaid],
    ['UNCLAIMED', 'unclaimed', allPaid],
    ['A_NEW_WORD', 'sent', allPaid],
    ['FAILED', 'failed', allDue],
    ['BLOCKED', 'failed', allDue],
    ['RETURNED', 'returned', allDue],
    ['REFUNDED', 'reversed', allDue],
    ['REVERSED', 'reversed', allDue],
    ['DENIED', 'failed', allDue],
  ] as const;
  it.each(ends)('with an item that is %s is %s', async (item, status, figures) => {
    const id = await pay();
    await world.look();
    world.paypal.turn(idOf(id), item);
    world.later(minute);
    await world.look();
    expect(await world.statusOf(id)).toBe(status);
    expect(await totals()).toEqual(figures);
    expect(await news()).toHaveLength(figures === allDue ? 1 : 0);
  });

  it.each(['FAILED', 'RETURNED', 'REVERSED'])(
    'frees its lines once, however often %s is seen',
    async (item) => {
      const id = await pay();
      await world.look();
      world.paypal.turn(idOf(id), item);
      for (let look = 0; look < 3; look++) {
        world.later(day);
        await world.look();
      }
      expect(await totals()).toEqual(allDue);
      const second = await pay();
      await world.look();
      expect(await world.statusOf(second)).toBe('sent');
      expect(await totals()).toEqual(allPaid);
      expect(credits().map(({ senderBatchId }) => senderBatchId)).toEqual([idOf(id), idOf(second)]);
      expect(await news()).toHaveLength(1);
    },
  );

  it('that was paid and is reversed later makes its lines payable again', async () => {
    const id = await pay();
    await world.look();
    world.paypal.turn(idOf(id), 'SUCCESS');
    world.later(minute);
    await world.look();
    expect(await totals()).toEqual(allPaid);
    world.paypal.turn(idOf(id), 'REVERSED');
    world.later(day);
    await world.look();
    expect(await world.statusOf(id)).toBe('reversed');
    expect(await totals()).toEqual(allDue);
    expect(await news()).toEqual(['Payout # was taken back']);
  });

  it.each([
    ['REVERSED', 'was reversed'],
    ['RETURNED', 'was returned'],
  ])('that was mailed as paid and is %s later is mailed to the vendor once', async (item, words) => {
    const id = await pay();
    await world.look();
    world.paypal.turn(idOf(id), 'SUCCESS');
    world.later(minute);
    await world.look();
    world.paypal.turn(idOf(id), item);
    const { headers, body } = world.paypal.event(liveKeys.live_api_client, idOf(id));
    const sendWebhook = () =>
      world.server.ask('receivePaymentWebhook', { params: { id: world.alder.id }, headers, text: body });
    await sendWebhook();
    await world.look();
    world.later(day);
    await world.look();
    await sendWebhook();
    await world.look();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/has paid you £28\.00$/),
      `Your payout of £28.00 ${words}`,
    ]);
  });

  it.each(['FAILED', 'RETURNED', 'REVERSED'])(
    'that was never mailed as paid and is %s mails the vendor nothing',
    async (item) => {
      const id = await pay();
      await world.look();
      world.paypal.turn(idOf(id), item);
      world.later(minute);
      await world.look();
      expect(await mails()).toEqual([]);
    },
  );

  it('that is unclaimed can be cancelled, and only such a one', async () => {
    const id = await pay();
    const cancel = (status: number) =>
      world.owner().then((token) => world.server.refused('cancelPayout', status, { token, params: { id } }));
    expect((await cancel(409)).code).toBe('not_cancellable');
    await world.look();
    world.paypal.turn(idOf(id), 'UNCLAIMED', 'RECEIVER_UNREGISTERED');
    world.later(minute);
    await world.look();
    expect((await payout(id)).provider_problem).toContain('does not have an account');
    const { stranger, vendor } = await signInAll(world.server);
    await world.server.refused('cancelPayout', 404, { token: stranger, params: { id } });
    await world.server.refused('cancelPayout', 403, { token: vendor, params: { id } });
    const token = await world.owner();
    expect(await world.server.ok('cancelPayout', { token, params: { id } })).toMatchObject({
      status: 'returned',
    });
    expect(await totals()).toEqual(allDue);
    await cancel(409);
    expect((await acts(id)).slice(-2)).toEqual(['PayPal: payout.unclaimed', 'owner: payout.canceled']);
  });

  it('that was claimed just before it is cancelled is paid, and the owner gets an announcement', async () => {
    const id = await pay();
    await world.look();
    world.paypal.turn(idOf(id), 'UNCLAIMED');
    world.later(minute);
    await world.look();
    world.paypal.turn(idOf(id), 'SUCCESS');
    const problem = await world.server.refused('cancelPayout', 409, {
      token: await world.owner(),
      params: { id },
    });
    expect(problem.detail).toContain('Only unclaimed items are cancelled');
    expect(await world.statusOf(id)).toBe('paid');
  });

  it('is not deleted while its money may be gone', async () => {
    const id = await pay();
    const refusal = async () =>
      (await world.server.refused('deletePayout', 409, { token: await world.owner(), params: { id } })).code;
    expect(await refusal()).toBe('money_sent');
    await world.look();
    expect(await refusal()).toBe('money_sent');
    world.paypal.turn(idOf(id), 'SUCCESS');
    world.later(minute);
    await world.look();
    expect(await refusal()).toBe('money_sent');
    expect(await totals()).toEqual(allPaid);
  });

  describe('when something goes wrong on the way', () => {
    const refusals = [
      ['INSUFFICIENT_FUNDS', 422, 'sufficient funds'],
      ['AUTHORIZATION_ERROR', 403, 'Authorization error'],
      ['VALIDATION_ERROR', 400, 'VALIDATION_ERROR'],
    ] as const;
    it.each(refusals)(
      'the whole batch is refused (%s): nothing was paid, and the owner reads why',
      async (name, status, words) => {
        world.paypal.order({ is: 'answers', status, name });
        const id = await pay();
        await world.look();
        expect(await payout(id)).toMatchObject({ status: 'failed' });
        expect((await payout(id)).provider_problem).toContain(words);
        expect(await totals()).toEqual(allDue);
        expect(await news()).toEqual(['Payout # was not paid']);
        expect(credits()).toEqual([]);
      },
    );

    const unclear = [
      ['5xx', { is: 'answers', status: 500, name: 'INTERNAL_ERROR' }],
      ['5xx after it was done', { is: 'answers', status: 500, name: 'INTERNAL_ERROR', after: true }],
      ['no answer', { is: 'hangs up' }],
      ['an answer lost after it was done', { is: 'hangs up', after: true }],
    ] as const;
    it.each(unclear)(
      '%s: it is asked again under the same id, and one credit comes of it',
      async (_what, fault) => {
        world.paypal.order(fault);
        const id = await pay();
        await world.look();
        expect(await world.statusOf(id)).toBe('checking');
        expect(await totals()).toEqual(allPaid);
        world.later(minute);
        await world.look();
        expect(await world.statusOf(id)).toBe('sent');
        expect(credits().map(({ senderBatchId }) => senderBatchId)).toEqual([idOf(id)]);
      },
    );

    it('a slow answer is waited for', async () => {
      world.paypal.order({ is: 'takes', ms: 300 });
      const id = await pay();
      await world.look();
      expect(await world.statusOf(id)).toBe('sent');
    });

    it('while it is checked the vendor is paid nothing else in any way', async () => {
      world.paypal.order({ is: 'hangs up', after: true });
      await payAs({ line_item_ids: payee.lines.slice(0, 1) });
      await world.look();
      const token = await world.owner();
      for (const pay_w_paypal of [true, false]) {
        const problem = await world.server.refused('createPayout', 409, {
          token,
          body: { vendor: payee.id, all_line_items: true, pay_w_paypal },
        });
        expect(problem).toMatchObject({
          code: 'being_checked',
          detail: 'We are checking with PayPal. Do not pay again.',
        });
      }
      const all = await world.server.ok('previewAllPayouts', { token });
      expect(all.skipped).toContainEqual(
        expect.objectContaining({ vendor: payee.id, code: 'being_checked' }),
      );
    });

    it('a refusal after an unknown outcome frees nothing: the first request may have gone through', async () => {
      world.paypal.order(
        { is: 'hangs up', after: true },
        { is: 'answers', status: 422, name: 'INSUFFICIENT_FUNDS' },
      );
      const id = await pay();
      await world.look();
      world.later(minute);
      await world.look();
      expect(await payout(id)).toMatchObject({ status: 'checking' });
      expect(await totals()).toEqual(allPaid);
      world.later(minute);
      await world.look();
      expect(await world.statusOf(id)).toBe('sent');
      expect(credits()).toHaveLength(1);
    });

    it('PayPal is down: nothing is sent, and it is when PayPal is back', async () => {
      world.paypal.state.tokenStatus = 503;
      const id = await pay();
      await world.look();
      expect(await world.statusOf(id)).toBe('sending');
      world.paypal.state.tokenStatus = 200;
      world.later(minute);
      await world.look();
      expect(await world.statusOf(id)).toBe('sent');
    });

    it('keys that are refused meanwhile fail the payout, and the settings say so', async () => {
      const id = await pay();
      world.paypal.openAccount(liveKeys.live_api_client, 'another secret by now');
      await world.look();
      expect(await world.statusOf(id)).toBe('failed');
      expect(await totals()).toEqual(allDue);
      const { results } = await world.server.ok('getPaymentSettings', { token: await world.owner() });
      expect(results[0]).toMatchObject({ live_check: 'invalid' });
      const problem = await world.server.refused('createPayout', 422, {
        token: await world.owner(),
        body: { vendor: payee.id, all_line_items: true, pay_w_paypal: true },
      });
      expect(problem.code).toBe('provider_not_connected');
    });

    it('after 29 days a person decides; PayPal would forget the id a day later, and it is not sent again', async () => {
      world.paypal.order({ is: 'hangs up', after: true });
      const id = await pay();
      await world.look();
      world.paypal.state.isDown = true;
      for (let days = 0; days < 29; days++) {
        world.later(day);
        await world.look();
      }
      expect(await world.statusOf(id)).toBe('needs_attention');
      expect(await news()).toEqual(['Payout # needs you']);
      world.paypal.state.isDown = false;
      for (const wait of [day, 5 * day, 40 * day]) {
        world.later(wait);
        await world.look();
      }
      expect(await world.statusOf(id)).toBe('needs_attention');
      expect(credits()).toHaveLength(1);
      expect(await totals()).toEqual(allPaid);

      const token = await world.owner();
      const settle = { token, params: { id }, body: { outcome: 'paid' } };
      const { stranger } = await signInAll(world.server);
      await world.server.refused('settlePayout', 404, { ...settle, token: stranger });
      expect(await world.server.ok('settlePayout', settle)).toMatchObject({ status: 'paid' });
      await world.server.refused('settlePayout', 409, settle);
      expect((await acts(id)).slice(-2)).toEqual(['PayPal: payout.needs_attention', 'owner: payout.settled']);
      expect(await totals()).toEqual(allPaid);
      expect(await mails()).toHaveLength(1);
    });

    const unreadable = [
      ['the account is closed', () => world.paypal.openAccount(liveKeys.live_api_client, 'another secret')],
      [
        'the keys are gone',
        () =>
          world.server.database.asSystem((tx) =>
            tx.updateTable('payment_settings').set({ live_api_client: 'AZ-other' }).execute(),
          ),
      ],
    ] as const;
    it.each(unreadable)('its batch is known and %s: after 29 days a person decides', async (_what, lose) => {
      world.paypal.order({ is: 'hangs up', after: true });
      const id = await pay();
      await world.look();
      world.later(minute);
      await world.look();
      expect(await world.statusOf(id)).toBe('sent');
      await lose();
      for (let days = 0; days < 28; days++) {
        world.later(day);
        await world.look();
      }
      expect(await world.statusOf(id)).toBe('sent');
      for (let days = 0; days < 2; days++) {
        world.later(day);
        await world.look();
      }
      expect(await payout(id)).toMatchObject({
        status: 'needs_attention',
        provider_problem: expect.stringMatching(/^For 29 days after this payout was sent/) as string,
      });
      expect(await news()).toEqual(['Payout # needs you']);
      expect(await totals()).toEqual(allPaid);
      const token = await world.owner();
      await world.server.refused('createPayout', 409, {
        token,
        body: { vendor: payee.id, all_line_items: true },
      });
      const settle = { token, params: { id }, body: { outcome: 'paid' } };
      expect(await world.server.ok('settlePayout', settle)).toMatchObject({ status: 'paid' });
      expect(await totals()).toEqual(allPaid);
      expect(credits()).toHaveLength(1);
    });

    it('its batch is known and PayPal can be read again: then PayPal decides', async () => {
      const id = await pay();
      await world.look();
      world.paypal.openAccount(liveKeys.live_api_client, 'another secret');
      world.later(30 * day);
      await world.look();
      expect(await world.statusOf(id)).toBe('needs_attention');
      world.paypal.openAccount(liveKeys.live_api_client, liveKeys.live_api_secret);
      world.paypal.turn(idOf(id), 'FAILED');
      world.later(day);
      await world.look();
      expect(await world.statusOf(id)).toBe('failed');
      expect(await totals()).toEqual(allDue);
      expect(credits()).toHaveLength(1);
    });

    it('that PayPal holds or that is unclaimed stays so while PayPal cannot be read', async () => {
      for (const [item, status] of [
        ['ONHOLD', 'held'],
        ['UNCLAIMED', 'unclaimed'],
      ] as const) {
        payee = await world.addPayee();
        const id = await pay();
        await world.look();
        world.paypal.turn(idOf(id), item);
        world.later(minute);
        await world.look();
        world.paypal.state.isDown = true;
        world.later(30 * day);
        await world.look();
        world.paypal.state.isDown = false;
        expect(await world.statusOf(id)).toBe(status);
      }
    });

    it('a person may declare it unpaid; then it is due again', async () => {
      world.paypal.order({ is: 'hangs up' });
      const id = await pay();
      await world.look();
      world.paypal.state.isDown = true;
      world.later(29 * day);
      await world.look();
      const token = await world.owner();
      const body = { outcome: 'not_paid' };
      expect(await world.server.ok('settlePayout', { token, params: { id }, body })).toMatchObject({
        status: 'failed',
      });
      expect(await totals()).toEqual(allDue);
    });

    it('what never could leave is not paid after 29 days, without a person', async () => {
      world.paypal.state.tokenStatus = 503;
      const id = await pay();
      for (let look = 0; look < 3; look++) {
        await world.look();
        world.later(10 * day);
      }
      await world.look();
      expect(await world.statusOf(id)).toBe('failed');
      expect(await totals()).toEqual(allDue);
    });

    it('a number that PayPal knows for another payment is for a person to look at', async () => {
      const other = await pay();
      await world.look();
      const taken = idOf(other + 1);
      const body = JSON.stringify({
        sender_batch_header: { sender_batch_id: taken },
        items: [
          { receiver: 'x@y.example', amount: { value: '9.99', currency: 'GBP' }, sender_item_id: taken },
        ],
      });
      const token = await fetch(`${world.paypal.url}/v1/oauth2/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from('AZ-live:the live secret of the shop').toString('base64')}`,
        },
      });
      const { access_token } = (await token.json()) as { access_token: string };
      await fetch(`${world.paypal.url}/v1/payments/payouts`, {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}` },
        body,
      });
      payee = await world.addPayee();
      const id = await pay();
      expect(id).toBe(other + 1);
      await world.look();
      expect(await payout(id)).toMatchObject({ status: 'needs_attention' });
      expect(credits().filter(({ senderBatchId }) => senderBatchId === taken)).toHaveLength(1);
    });
  });

  describe('two workers at one outbox', () => {
    it('send each payout once', async () => {
      const ids: number[] = [];
      for (const line of payee.lines) ids.push(await payAs({ line_item_ids: [line] }));
      await Promise.all([world.look(), world.look(), world.look()]);
      const sent = world.paypal.requests.slice(requestsBefore);
      expect(sent.filter((called) => called === 'POST /v1/payments/payouts')).toHaveLength(3);
      expect(
        credits()
          .map(({ senderBatchId }) => senderBatchId)
          .toSorted(),
      ).toEqual(ids.map(idOf));
    });

    it('also when one of them is considered dead and only slow', async () => {
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      let arrived: () => void = () => undefined;
      const isHere = new Promise<void>((resolve) => (arrived = resolve));
      world.paypal.order({
        is: 'waits',
        after: true,
        until: () => {
          arrived();
          return held;
        },
      });
      const id = await pay();
      const slow = world.look();
      await isHere;
      world.later(3 * minute);
      world.paypal.state.next = { status: 'SUCCESS', error: '' };
      await world.look();
      expect(await world.statusOf(id)).toBe('sent');
      world.paypal.turn(idOf(id), 'RETURNED');
      world.later(minute);
      await world.look();
      expect(await world.statusOf(id)).toBe('returned');
      release();
      await slow;
      expect(await world.statusOf(id)).toBe('returned');
      expect(await totals()).toEqual(allDue);
      expect(credits()).toHaveLength(1);
    });
  });
});
