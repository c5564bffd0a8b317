import { describe, expect, it } from 'vitest';
import type { HistoryEvent } from '../../../packages/domain/src/history/history-events.ts';
import { report } from '../../prove/figures.ts';
import { forEachDatabase } from '../../databases.ts';
import { answerWith, isSignedBy } from './receiver.ts';
import { hour, openWebhookWorld, type WebhookWorld } from './world.ts';

const paid = (id: number) => ['payout.created', id] as const;
const isLong = process.env['LONG_TESTS'] === '1';

const seqs = ({ receiver }: WebhookWorld) => receiver.taken().map(({ data }) => data.seq);
const deliveries = async ({ server, asOwner }: WebhookWorld, id: number, state?: string) => {
  const query = { state, page_size: 1000 };
  const { results } = await server.ok('listWebhookDeliveries', await asOwner({ params: { id }, query }));
  return results;
};
const stateOf = async ({ server, asOwner }: WebhookWorld, id: number) => {
  const { results } = await server.ok('listWebhooks', await asOwner({}));
  return results.find((one) => one.id === id);
};
/** When the next attempt is due; null where none waits. */
const nextDue = ({ database }: WebhookWorld) =>
  database.asSystem(async (tx) => {
    const { due } = await tx
      .selectFrom('webhook_deliveries')
      .select((eb) => eb.fn.min<Date | null>('due_at').as('due'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    return due;
  });

forEachDatabase((name, open) => {
  describe('an event', () => {
    it('is sent once to a receiver that takes it, thin and signed', async () => {
      const world = await openWebhookWorld(open);
      const { receiver, alder, server } = world;
      const { secret, id } = await world.hook();
      await world.add([paid(12), ['setting.changed', 3]]);
      await world.deliver();
      await world.deliver();
      expect(receiver.received).toHaveLength(1);
      const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
      // The entry of the webhook itself is the first.
      expect(JSON.parse(body)).toEqual({
        type: 'payout.created',
        version: 1,
        timestamp: server.now.toISOString(),
        data: { seq: 2, object: { type: 'payout', id: '12' }, vendor: 7 },
      });
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'webhook-id': `evt_${alder.id}_2`,
        'webhook-timestamp': String(server.now.getTime() / 1000),
      });
      expect(isSignedBy(secret, { headers, body })).toBe(true);
      expect(await deliveries(world, id)).toMatchObject([
        { seq: 2, state: 'delivered', attempts: 1, status: 204, next_at: null },
      ]);
    });

    it('of before the webhook is not sent, and neither is one of another shop', async () => {
      const world = await openWebhookWorld(open);
      await world.add([paid(1)]);
      await world.hook();
      await world.add([paid(2)], world.birch);
      await world.deliver();
      await world.deliver(world.birch);
      expect(world.receiver.received).toEqual([]);
    });

    it('waits for an earlier one of its object, and for no other', async () => {
      const world = await openWebhookWorld(open);
      const { receiver } = world;
      const { id } = await world.hook();
      receiver.answer = (response, one) =>
        answerWith(response, one, one.message.data.object.id === '1' ? 500 : 204, 'out of\n\torder \0');
      await world.add([paid(1), paid(2), ['payout.paid', 1], ['payout.paid', 2]]);
      await world.deliver();
      expect(seqs(world)).toEqual([3, 5]);
      expect(await stateOf(world, id)).toMatchObject({ waiting: 2 });
      expect(
        (await deliveries(world, id, 'open')).map(({ seq, state, answer }) => [seq, state, answer]),
      ).toEqual([
        [4, 'behind', ''],
        [2, 'waiting', 'out of order'],
      ]);
      receiver.answer = (response, one) => answerWith(response, one, 200);
      world.later(hour);
      await world.deliver();
      expect(seqs(world)).toEqual([3, 5, 2, 4]);
      expect(await stateOf(world, id)).toMatchObject({ state: 'on', waiting: 0, failing_since: null });
    });

    const count = isLong ? 10_000 : 300;
    it(`arrives, each of ${count} and in order by object, at a receiver that fails half of the time`, async () => {
      const world = await openWebhookWorld(open);
      const { receiver } = world;
      const { id } = await world.hook();
      // A hash in place of chance, so that each run is the same.
      let asked = 0;
      receiver.answer = (response, one) => {
        asked += 1;
        const fault = Math.imul(asked, 0x9e3779b1) >>> 28;
        if (fault < 4) answerWith(response, one, 503);
        else if (fault < 6) response.destroy();
        else if (fault < 8) {
          // Taken, and the answer is lost: it is sent again.
          one.status = 200;
          response.destroy();
        } else answerWith(response, one, 200);
      };
      const objects = 40;
      const entries = Array.from({ length: count }, (_, nth): readonly [HistoryEvent, number] => [
        nth < objects ? 'payout.created' : 'payout.paid',
        nth % objects,
      ]);
      for (let at = 0; at < count; at += 100) await world.add(entries.slice(at, at + 100));
      const began = performance.now();
      await world.deliver();
      for (let due = await nextDue(world); due !== null; due = await nextDue(world)) {
        world.later(Math.max(due.getTime() - world.server.now.getTime(), hour / 12));
        await world.deliver();
      }
      const taken = receiver.taken();
      const first = new Map<number, number>();
      for (const [nth, { data }] of taken.entries()) if (!first.has(data.seq)) first.set(data.seq, nth);
      expect(first.size).toBe(count);
      const byObject = Map.groupBy(taken, ({ data }) => data.object.id);
      for (const [object, messages] of byObject) {
        const order = messages.map(({ data }) => data.seq);
        expect(order, object).toEqual(order.toSorted((a, b) => a - b));
      }
      expect(new Set((await deliveries(world, id)).map(({ state }) => state))).toEqual(
        new Set(['delivered']),
      );
      report(`webhooks out, ${name}`, {
        events: count,
        requests: asked,
        taken: taken.length,
        'out of order': 0,
        seconds: Math.round((performance.now() - began) / 1000),
      });
    }, 900_000);
  });

  describe('a receiver that does not answer', () => {
    it('for three days is switched off, and the shop gets a mail; switched on, it continues where it stopped', async () => {
      const world = await openWebhookWorld(open);
      const { receiver, server, database } = world;
      const { id } = await world.hook();
      receiver.answer = (response, one) => answerWith(response, one, 500, 'x'.repeat(5000));
      await world.add([paid(1), ['payout.paid', 1]]);
      await world.deliver();
      expect(await stateOf(world, id)).toMatchObject({
        state: 'failing',
        failing_since: server.now.toISOString(),
      });
      const [, head] = await deliveries(world, id);
      expect(head).toMatchObject({ attempts: 1, status: 500, answer: 'x'.repeat(200), state: 'waiting' });
      for (let hours = 0; hours < 70; hours += 2) {
        world.later(2 * hour);
        await world.deliver();
      }
      expect(await stateOf(world, id)).toMatchObject({ state: 'failing' });
      world.later(2 * hour);
      await world.deliver();
      world.later(2 * hour);
      await world.deliver();
      expect(await stateOf(world, id)).toMatchObject({ state: 'off', off_because: 'failing' });
      const mails = await database.asSystem((tx) =>
        tx.selectFrom('mails').select(['kind', 'to_address', 'text_body']).execute(),
      );
      expect(mails).toMatchObject([{ kind: 'webhook_off', to_address: 'owner@alder.example' }]);
      expect(mails[0]?.text_body).toContain('https://shop.example/settings/webhooks');
      const tries = receiver.received.length;
      await world.add([paid(2)]);
      world.later(2 * hour);
      await world.deliver();
      expect(receiver.received).toHaveLength(tries);

      receiver.answer = (response, one) => answerWith(response, one, 200);
      const on = await world.asOwner({ params: { id }, body: { is_on: true } });
      expect(await server.ok('updateWebhook', on)).toMatchObject({ state: 'on', off_because: null });
      await world.deliver();
      // The first was given up and can be replayed; the second waited for it.
      expect(seqs(world).toSorted((a, b) => a - b)).toEqual([3, 5]);
      await server.ok('replayWebhookDelivery', await world.asOwner({ params: { id, seq: 2 } }));
      await world.deliver();
      expect(seqs(world).at(-1)).toBe(2);
    });

    it('and says 410 is switched off at once', async () => {
      const world = await openWebhookWorld(open);
      const { receiver, database } = world;
      const { id } = await world.hook();
      receiver.answer = (response, one) => answerWith(response, one, 410);
      await world.add([paid(1), paid(2), paid(3), paid(4), paid(5), paid(6)]);
      await world.deliver();
      expect(await stateOf(world, id)).toMatchObject({ state: 'off', off_because: 'gone' });
      expect(receiver.received.length).toBeLessThan(6);
      const mails = await database.asSystem((tx) => tx.selectFrom('mails').select('subject').execute());
      expect(mails).toEqual([{ subject: `The webhook to ${receiver.host} has been switched off` }]);
      const events = await database.asSystem((tx) => tx.selectFrom('history').select('event').execute());
      expect(events.filter(({ event }) => event === 'webhook.switched_off')).toHaveLength(1);
    });

    it('holds up no other webhook of the shop', async () => {
      const world = await openWebhookWorld(open);
      await world.hook();
      const other = await world.hook(['rules']);
      world.receiver.answer = (response, one) => {
        if (one.message.type === 'rule.created' && isSignedBy(other.secret, one))
          answerWith(response, one, 200);
        else response.destroy();
      };
      await world.add([paid(1), ['rule.created', 4]]);
      await world.deliver();
      expect(seqs(world)).toEqual([4]);
      expect(await stateOf(world, other.id)).toMatchObject({ state: 'on', waiting: 0 });
    });
  });

  describe('a replay', () => {
    it('sends what was delivered once more under the same id, from a number or since an instant', async () => {
      const world = await openWebhookWorld(open);
      const { receiver, server } = world;
      const { id } = await world.hook();
      await world.add([paid(1), paid(2)]);
      world.later(hour);
      const since = server.now.toISOString();
      await world.add([['payout.paid', 1]]);
      await world.deliver();
      const sent = () => seqs(world).toSorted((a, b) => a - b);
      expect(sent()).toEqual([2, 3, 4]);
      const replay = async (body: object) =>
        server.ok('replayWebhook', await world.asOwner({ params: { id }, body }));
      expect(await replay({ after: 2 })).toMatchObject({ seq: 2 });
      await world.deliver();
      expect(sent()).toEqual([2, 3, 3, 4, 4]);
      await replay({ since });
      await world.deliver();
      expect(sent()).toEqual([2, 3, 3, 4, 4, 4]);
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(3);
      const neither = await world.asOwner({ params: { id }, body: {} });
      const { code } = await server.refused('replayWebhook', 422, neither);
      expect(code).toBe('invalid_value');
    });
  });
});
