import { describe, expect, it } from 'vitest';
import { NotAnswered } from '../../../packages/server/src/common/outgoing.ts';
import { forEachDatabase } from '../../databases.ts';
import { answerWith, isSignedBy } from './receiver.ts';
import { hour, openWebhookWorld } from './world.ts';

forEachDatabase((_name, open) => {
  describe('a webhook', () => {
    it('shows its secret once, and keeps it sealed', async () => {
      const world = await openWebhookWorld(open);
      const { server, database, asOwner, receiver } = world;
      const body = { url: receiver.url, description: 'Our ledger', events: ['payouts'] };
      const { webhook, secret } = await server.ok('createWebhook', await asOwner({ body }));
      expect(webhook).toMatchObject({ ...body, state: 'on', off_because: null, waiting: 0 });
      expect(secret).toMatch(/^whsec_/);
      const { results } = await server.ok('listWebhooks', await asOwner({}));
      expect(results).toEqual([webhook]);
      const rows = await database.asSystem((tx) => tx.selectFrom('webhook_endpoints').selectAll().execute());
      const kept = JSON.stringify(rows.map((row) => ({ ...row, secret: row.secret.toString('latin1') })));
      expect(kept).not.toContain(secret.slice(6));
      const acts = await database.asSystem((tx) =>
        tx.selectFrom('history').select(['event', 'after']).execute(),
      );
      expect(acts).toEqual([
        {
          event: 'webhook.created',
          after: { host: receiver.host, description: 'Our ledger', events: ['payouts'], is_on: true },
        },
      ]);
      expect(JSON.stringify(acts)).not.toContain('/hooks');
    });

    it('may not be sent to an address that is not on the public Internet, now or later', async () => {
      const world = await openWebhookWorld(open);
      const { server, asOwner } = world;
      const { id } = await world.hook();
      const inward = [
        'http://hooks.example/',
        'https://127.0.0.1/',
        'https://169.254.169.254/latest/meta-data/',
        'https://[::1]/',
        'https://10.0.0.1/hooks',
        'https://user@hooks.example/',
        'https://1.1.1.1:8443/',
        'ftp://hooks.example/',
        'nothing',
        // Beside the receiver's port, which is excepted.
        'http://127.0.0.1:1/',
      ];
      for (const url of inward) {
        const refusal = { code: 'invalid_value', errors: [{ pointer: '/url' }] };
        const made = await asOwner({ body: { url, events: ['payouts'] } });
        expect(await server.refused('createWebhook', 422, made), url).toMatchObject(refusal);
        const changed = await asOwner({ params: { id }, body: { url } });
        expect(await server.refused('updateWebhook', 422, changed), url).toMatchObject(refusal);
      }
      const other = await asOwner({ body: { url: 'https://1.1.1.1/hooks', events: ['payouts'] } });
      expect((await server.ok('createWebhook', other)).webhook.url).toBe('https://1.1.1.1/hooks');
    });

    it('has events of known groups, and a shop has 20 webhooks', async () => {
      const world = await openWebhookWorld(open);
      const { server, asOwner, receiver } = world;
      for (const events of [[], ['money'], ['payouts', 'payouts']]) {
        await server.refused('createWebhook', 400, await asOwner({ body: { url: receiver.url, events } }));
      }
      for (let made = 0; made < 20; made++) await world.hook();
      const body = { url: receiver.url, events: ['payouts'] };
      const { code } = await server.refused('createWebhook', 422, await asOwner({ body }));
      expect(code).toBe('too_many_webhooks');
    });

    it('is changed, switched off and on, and deleted', async () => {
      const world = await openWebhookWorld(open);
      const { server, asOwner, receiver } = world;
      const { id } = await world.hook(['payouts']);
      const change = async (body: object) =>
        server.ok('updateWebhook', await asOwner({ params: { id }, body }));
      expect(await change({ description: 'Books', events: ['rules'] })).toMatchObject({
        url: receiver.url,
        description: 'Books',
        events: ['rules'],
      });
      expect(await change({ is_on: false })).toMatchObject({ state: 'off', off_because: 'person' });
      await world.add([
        ['rule.created', 1],
        ['payout.created', 1],
      ]);
      await world.deliver();
      expect(receiver.received).toEqual([]);
      expect(await change({ is_on: true })).toMatchObject({ state: 'on', off_because: null });
      await world.deliver();
      expect(receiver.taken().map(({ type }) => type)).toEqual(['rule.created']);
      await server.ok('deleteWebhook', await asOwner({ params: { id } }));
      await server.refused('deleteWebhook', 404, await asOwner({ params: { id } }));
      await server.refused('listWebhookDeliveries', 404, await asOwner({ params: { id } }));
      await world.add([['rule.created', 2]]);
      await world.deliver();
      expect(receiver.received).toHaveLength(1);
    });

    it('signs with both secrets for a day after a rotation', async () => {
      const world = await openWebhookWorld(open);
      const { server, asOwner, receiver } = world;
      const { id, secret: old } = await world.hook();
      const rotated = await server.ok('rotateWebhookSecret', await asOwner({ params: { id } }));
      expect(rotated.webhook.old_secret_until).toBe(new Date(server.now.getTime() + 24 * hour).toISOString());
      const last = async () => {
        await world.add([['payout.created', 1]]);
        await world.deliver();
        const received = receiver.received.at(-1);
        if (received === undefined) throw new Error('Nothing was received.');
        return [isSignedBy(old, received), isSignedBy(rotated.secret, received)];
      };
      expect(await last()).toEqual([true, true]);
      world.later(24 * hour + 1000);
      expect(await last()).toEqual([false, true]);
      const { results } = await server.ok('listWebhooks', await asOwner({}));
      expect(results[0]?.old_secret_until).toBeNull();
    });

    it('is tried with a test message, whose answer is shown', async () => {
      const world = await openWebhookWorld(open);
      const { server, asOwner, receiver } = world;
      const { id, secret } = await world.hook();
      const tried = async () => server.ok('testWebhook', await asOwner({ params: { id } }));
      expect(await tried()).toMatchObject({ is_taken: true, status: 204, problem: '' });
      const [ping] = receiver.received;
      expect(ping?.message).toMatchObject({ type: 'test.ping', data: { object: { type: 'test' } } });
      expect(ping && isSignedBy(secret, ping)).toBe(true);
      receiver.answer = (response, one) => answerWith(response, one, 401, 'bad signature');
      expect(await tried()).toMatchObject({ is_taken: false, status: 401, answer: 'bad signature' });
      receiver.answer = (response) => void response.destroy();
      const problem = 'The address is not responding at the moment.';
      expect(await tried()).toMatchObject({ is_taken: false, status: null, problem });
      const { count } = await server.ok('listWebhookDeliveries', await asOwner({ params: { id } }));
      expect(count).toBe(0);
    });

    it('is checked again when it is sent', async () => {
      const addresses = ['1.1.1.1'];
      const sent: string[] = [];
      const world = await openWebhookWorld(open, {
        check: () => Promise.resolve(),
        send: (url) => {
          if (addresses.pop() === undefined) {
            return Promise.reject(new NotAnswered('The address is not on the public internet.'));
          }
          sent.push(url);
          return Promise.resolve({ status: 200, text: '' });
        },
      });
      const { id } = await world.hook();
      await world.add([
        ['payout.created', 1],
        ['payout.paid', 1],
      ]);
      await world.deliver();
      expect(sent).toHaveLength(1);
      const asked = await world.asOwner({ params: { id } });
      const { results } = await world.server.ok('listWebhookDeliveries', asked);
      expect(results.map(({ state, problem }) => [state, problem])).toEqual([
        ['waiting', 'The address is not on the public internet.'],
        ['delivered', ''],
      ]);
    });
  });
});
