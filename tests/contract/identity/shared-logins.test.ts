import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { password } from '../operations/shops.ts';
import { forEachMailWorld, type World } from './world.ts';

const app = { key: 'app-key', secret: 'hush hush' };

forEachMailWorld({ platform: app }, (world) => {
  /** Sign-in through the platform of the shop, which names the customer. */
  async function enterAsCustomer(w: World, customerId: string): Promise<string> {
    const query: Record<string, string> = {
      logged_in_customer_id: customerId,
      path_prefix: '/apps/vendor-portal',
      shop: 'alder.example',
      timestamp: String(Math.floor(w.server.now.getTime() / 1000)),
    };
    const text = Object.entries(query)
      .map(([key, value]) => `${key}=${value}`)
      .join('');
    const signature = createHmac('sha256', app.secret).update(text).digest('hex');
    return (await w.server.ok('authenticateVendor', { query: { ...query, signature } })).access;
  }

  /** Alder's owner sets the customer of an account. */
  async function connect(w: World, email: string, customerId: string): Promise<void> {
    const { results } = await w.server.ok('listVendorAccounts', {
      token: w.tokens.owner,
      query: { search: email },
    });
    const [account] = results;
    const vendor_ids = account?.vendors.map(({ id }) => id) ?? [];
    const vendor_signups = [{ id: account?.id, vendor_ids, customer_id: customerId }];
    await w.server.ok('saveVendorAccounts', {
      token: w.tokens.owner,
      body: { vendor_signups, approved: true },
    });
  }

  async function joinBirch(w: World, email: string, how: 'vendor' | 'merchant'): Promise<void> {
    await w.server.database.asSystem(async (tx) => {
      const { id: login_id } = await tx
        .selectFrom('logins')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const there = { shop_id: w.birch.id, login_id };
      if (how === 'merchant') {
        await tx
          .insertInto('shop_members')
          .values({ ...there, role: 'owner' })
          .execute();
      } else {
        await tx
          .insertInto('vendor_signups')
          .values({ ...there, name: 'x', created_at: w.server.now })
          .execute();
      }
    });
  }

  describe('a login that opens other shops too', () => {
    it('is not moved to another email on the word of one shop’s platform', async () => {
      const w = world();
      const email = 'vendor@alder.example';
      await connect(w, email, '7001');
      await joinBirch(w, email, 'vendor');
      const token = await enterAsCustomer(w, '7001');
      const body = { email: 'moved@fell.example' };
      const problem = await w.server.refused('changeEmail', 422, { token, body });
      expect(problem.code).toBe('shared_login');

      const known = await w.server.ok('loginVendor', {
        body: { email, password },
        query: { shop: 'alder.example' },
      });
      // The shop has connected the account, so its person first shows that the mailbox is theirs.
      const first = await w.server.refused('changeEmail', 403, { token: known.access, body });
      expect(first.code).toBe('password_by_mail_first');
      await w.server.database.asSystem((tx) =>
        tx.updateTable('vendor_signups').set({ password_by_mail_at: w.server.now }).execute(),
      );
      await w.server.ok('changeEmail', { token: known.access, body });
      expect(await w.mails('email_changed')).toHaveLength(1);
    });

    it('nor where it is a merchant’s', async () => {
      const w = world();
      const email = 'lonely@alder.example';
      await connect(w, email, '7002');
      await joinBirch(w, email, 'merchant');
      const token = await enterAsCustomer(w, '7002');
      await w.server.refused('changeEmail', 422, { token, body: { email: 'away@fell.example' } });
    });
  });

  it('a login of the shop alone is not either, for the shop has chosen its customer', async () => {
    const w = world();
    const body = { email: 'moved@alone.example' };
    await connect(w, 'waiting@alder.example', '7003');
    const token = await enterAsCustomer(w, '7003');
    expect((await w.server.refused('changeEmail', 422, { token, body })).code).toBe('shared_login');
  });
});
