import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MemberRole, VendorRole } from '@consignment/domain/people/roles';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { readMigrations } from '../../../packages/server/src/database/migrate.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { emptyPostgres } from '../../templates.ts';
import { password } from '../operations/shops.ts';
import { forEachWorld, type World } from '../operations/world.ts';
import { insertShop, someDay } from '../rows.ts';

/* Which calls a role may make is the table's, and tests/contract/access walks it. This is how a person has a role. */

forEachWorld((world) => {
  const member = 'both@alder.example';
  const give = (role: MemberRole) => {
    const { server, alder } = world();
    return server.database.asSystem((tx) =>
      tx
        .updateTable('shop_members as m')
        .from('logins as l')
        .set({ role })
        .whereRef('l.id', '=', 'm.login_id')
        .where('l.email', '=', member)
        .where('m.shop_id', '=', alder.id)
        .execute(),
    );
  };
  const giveVendor = ({ server, alder }: World, role: VendorRole) =>
    server.database.asSystem((tx) =>
      tx
        .updateTable('vendor_signups as s')
        .from('logins as l')
        .set({ role })
        .whereRef('l.id', '=', 's.login_id')
        .where('l.email', '=', 'vendor@alder.example')
        .where('s.shop_id', '=', alder.id)
        .execute(),
    );
  const enter = async () => {
    const { server, alder } = world();
    const body = { email: member, password };
    return (await server.ok('createToken', { body, query: { shop: alder.domain } })).access;
  };

  describe('who asks', () => {
    it('is answered for the shop’s own people', async () => {
      const { server, tokens, alder } = world();
      const { login_id, ...facts } = await server.ok('getSession', { token: tokens.owner });
      expect(login_id).toBeGreaterThan(0);
      expect(facts).toEqual({
        party: 'merchant',
        role: 'owner',
        name: 'owner@alder.example',
        email: 'owner@alder.example',
        shop: alder.domain,
        vendor_ids: null,
        preferences: {},
      });
      expect(await server.ok('getSession', { token: tokens.rep })).toMatchObject({
        party: 'salesrep',
        role: 'salesrep',
        vendor_ids: null,
      });
    });

    it('is answered for vendors, with those that they see', async () => {
      const { server, tokens, alder } = world();
      const facts = await server.ok('getSession', { token: tokens.vendor });
      expect(facts).toMatchObject({ party: 'vendor', role: 'vendor', email: 'vendor@alder.example' });
      // Zinc is hidden.
      const seen = [alder.vendors['Lantern Loom'], alder.vendors['Moss & Fern']];
      expect(new Set(facts.vendor_ids)).toEqual(new Set(seen));
    });
  });

  describe('a role that changes', () => {
    it('takes effect with the next call of a session that is under way', async () => {
      const { server } = world();
      await give('owner');
      const token = await enter();
      await server.ok('getPaymentSettings', { token });
      await give('support');
      expect(await server.ok('getSession', { token })).toMatchObject({ party: 'merchant', role: 'support' });
      expect((await server.refused('getPaymentSettings', 403, { token })).code).toBe('forbidden');
      await give('bookkeeper');
      await server.ok('getPaymentSettings', { token });
      await server.refused('updateSwitches', 403, { token, body: { showPayAllVendors: true } });
      await give('owner');
      await server.ok('updateSwitches', { token, body: { showPayAllVendors: true } });
    });

    it('to that of another app ends the session, and back begins no old one', async () => {
      const { server } = world();
      await give('manager');
      const token = await enter();
      await give('salesrep');
      expect((await server.refused('getSession', 401, { token })).code).toBe('session_ended');
      const rep = await enter();
      expect(await server.ok('getSession', { token: rep })).toMatchObject({ party: 'salesrep' });
      await give('owner');
      await server.refused('getSession', 401, { token: rep });
    });

    it('of a vendor takes effect at once too', async () => {
      const w = world();
      const { server, tokens, alder } = w;
      const params = { id: alder.vendors['Lantern Loom'] ?? 0 };
      const change = { token: tokens.vendor, params, body: { paypal_email: 'paid@loom.example', password } };
      await server.ok('updateVendor', change);
      // A viewer is never alone: its team has a full member.
      await server.database.asSystem((tx) =>
        sql`update vendor_signups set team_id = (select u.team_id from vendor_signups u join logins l on l.id = u.login_id
          where l.email = 'vendor@alder.example') where login_id = (select id from logins where email = 'lonely@alder.example')`.execute(
          tx,
        ),
      );
      await giveVendor(w, 'vendor_viewer');
      expect((await server.refused('updateVendor', 403, change)).code).toBe('forbidden');
      await server.ok('getVendor', { token: tokens.vendor, params });
      expect(await server.ok('getSession', { token: tokens.vendor })).toMatchObject({
        party: 'vendor',
        role: 'vendor_viewer',
      });
      await giveVendor(w, 'vendor');
      await server.ok('updateVendor', change);
    });
  });

  it('an unknown role is refused by the database', async () => {
    const { server } = world();
    for (const table of ['shop_members', 'vendor_signups'] as const) {
      const write = server.database.asSystem((tx) =>
        sql`update ${sql.table(table)} set role = 'admin'`.execute(tx),
      );
      await expect(write).rejects.toThrow(/check constraint/);
    }
  });

  it('a shop’s own transaction writes no role of a member', async () => {
    const { server, alder } = world();
    const write = server.database.asShop({ shopId: alder.id, vendorIds: null }, (tx) =>
      sql`update shop_members set role = 'owner'`.execute(tx),
    );
    await expect(write).rejects.toThrow(/permission denied/);
  });
});

const places: [string, () => Promise<Location>][] = [
  ['pglite', () => Promise.resolve({ dataDir: mkdtempSync(join(tmpdir(), 'consignment-data-')) })],
  ['postgresql', async () => ({ databaseUrl: await emptyPostgres(inject('postgresUrl')) })],
];

describe.each(places)('an upgrade on %s', (_name, place) => {
  it(
    'makes the merchants owners, and keeps sales reps, vendors and sessions',
    { timeout: 120_000 },
    async () => {
      const at = await place();
      const all = await readMigrations();
      const cut = all.findIndex(({ name }) => name.startsWith('0047-'));
      const old = await openDatabase(at, { migrations: all.slice(0, cut) });
      await old.asSystem(async (tx) => {
        const shop = await insertShop(tx, {});
        await sql`insert into logins (id, email, password_hash, name, created_at) values
        (1, 'a@x.example', '', 'A', ${someDay}), (2, 'b@x.example', '', 'B', ${someDay}),
        (3, 'c@x.example', '', 'C', ${someDay})`.execute(tx);
        await sql`insert into shop_members (shop_id, login_id, role) values (${shop}, 1, 'merchant'),
        (${shop}, 2, 'salesrep')`.execute(tx);
        await sql`insert into vendor_signups (shop_id, login_id, name, approved, created_at)
        values (${shop}, 3, 'C', true, ${someDay})`.execute(tx);
        await sql`insert into sessions (id, login_id, shop_id, role, created_at)
        values (gen_random_uuid(), 1, ${shop}, 'merchant', ${someDay})`.execute(tx);
      });
      await old.close();
      const database = await openDatabase(at);
      try {
        const rows = await database.asSystem(async (tx) => ({
          members: await tx.selectFrom('shop_members').select('role').orderBy('login_id').execute(),
          vendors: await tx.selectFrom('vendor_signups').select('role').execute(),
          sessions: await tx.selectFrom('sessions').select('party').execute(),
        }));
        expect(rows).toEqual({
          members: [{ role: 'owner' }, { role: 'salesrep' }],
          vendors: [{ role: 'vendor' }],
          sessions: [{ party: 'merchant' }],
        });
      } finally {
        await database.close();
      }
    },
  );
});
