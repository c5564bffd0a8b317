import { beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../server.ts';
import type { Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let tokens: Tokens;
  beforeEach(async () => {
    ({ server, tokens } = world());
    await server.database.asSystem((tx) => tx.deleteFrom('login_preferences').execute());
  });

  const preferences = (token: string) => server.ok('getPreferences', { token });
  const put = (token: string, body: object) => server.ok('updatePreferences', { token, body });

  describe('preferences', () => {
    it('are none before anything is chosen', async () => {
      for (const token of [tokens.owner, tokens.rep, tokens.vendor]) {
        expect(await preferences(token)).toEqual({});
      }
    });

    it('keep what is not sent: other keys, and other lists', async () => {
      expect(await put(tokens.owner, { hidden_columns: { orders: ['customer', 'location'] } })).toEqual({
        hidden_columns: { orders: ['customer', 'location'] },
      });
      await put(tokens.owner, { scheme: 'dark' });
      await put(tokens.owner, { csv_form: 'semicolons' });
      await put(tokens.owner, { hidden_columns: { vendors: ['paid'] } });
      const kept = {
        hidden_columns: { orders: ['customer', 'location'], vendors: ['paid'] },
        scheme: 'dark',
        csv_form: 'semicolons',
      };
      expect(await preferences(tokens.owner)).toEqual(kept);
      expect(await put(tokens.owner, {})).toEqual(kept);

      await put(tokens.owner, { hidden_columns: { orders: [] }, scheme: 'system' });
      expect(await preferences(tokens.owner)).toEqual({
        hidden_columns: { orders: [], vendors: ['paid'] },
        scheme: 'system',
        csv_form: 'semicolons',
      });
    });

    it('come with the session as well', async () => {
      await put(tokens.owner, { scheme: 'dark' });
      const ofSession = async (token: string) => (await server.ok('getSession', { token })).preferences;
      expect(await ofSession(tokens.owner)).toEqual({ scheme: 'dark' });
      expect(await ofSession(tokens.vendor)).toEqual({});
    });

    it('are one login’s and no other’s, also in the same shop', async () => {
      await put(tokens.owner, { scheme: 'dark' });
      await put(tokens.vendor, { scheme: 'light' });
      expect(await preferences(tokens.owner)).toEqual({ scheme: 'dark' });
      expect(await preferences(tokens.vendor)).toEqual({ scheme: 'light' });
      expect(await preferences(tokens.rep)).toEqual({});
    });

    it('go with their login', async () => {
      const left = await server.database.asSystem(async (tx) => {
        const { id } = await tx
          .insertInto('logins')
          .values({ email: 'brief@alder.example', name: 'Brief', password_hash: '-', created_at: server.now })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('login_preferences')
          .values({ login_id: id, key: 'scheme', value: JSON.stringify('dark') })
          .execute();
        await tx.deleteFrom('logins').where('id', '=', id).execute();
        return tx.selectFrom('login_preferences').selectAll().execute();
      });
      expect(left).toEqual([]);
    });

    it('are of known kinds and of a small size', async () => {
      const ids = Array.from({ length: 31 }, (_, index) => 'a'.repeat(index + 1));
      const odd: object[] = [
        { other: true },
        { scheme: 'sepia' },
        { csv_form: 'tabs' },
        { hidden_columns: { elsewhere: [] } },
        { hidden_columns: { orders: ['Customer name'] } },
        { hidden_columns: { orders: ['a'.repeat(41)] } },
        { hidden_columns: { orders: ['customer', 'customer'] } },
        { hidden_columns: { orders: ids } },
      ];
      for (const body of odd) {
        await server.refused('updatePreferences', 400, { token: tokens.owner, body });
      }
      expect(await preferences(tokens.owner)).toEqual({});
    });

    it('need a session', async () => {
      await server.refused('getPreferences', 401);
      await server.refused('updatePreferences', 401, { body: { scheme: 'dark' } });
    });
  });
});
