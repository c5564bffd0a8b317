import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../packages/domain/src/money/money.ts';
import { orderMails } from '../../../packages/server/src/mail/trade-mails.ts';
import { forEachMailWorld, type World } from '../identity/world.ts';
import { lineOf, vendorOf } from '../operations/shops.ts';

const textOfMoney = (amount: string) => formatMoney(Math.round(Number(amount) * 100), 'GBP');

forEachMailWorld({}, (world) => {
  const contact = (w: World, vendor: string, email: string) =>
    w.server.database.asSystem((tx) =>
      tx.updateTable('vendors').set({ email }).where('id', '=', vendorOf(w.alder, vendor)).execute(),
    );

  describe('a payout', () => {
    it('is mailed to the vendor, once however often it is asked for with one key', async () => {
      const w = world();
      await contact(w, 'Lantern Loom', 'lantern@loom.example');
      await w.meta('vendor_portal_primary_color', '#ffee00');
      const asked = {
        token: w.tokens.owner,
        body: {
          vendor: vendorOf(w.alder, 'Lantern Loom'),
          line_item_ids: [lineOf(w.alder, 'lamp')],
          note: 'With <i>thanks</i>',
        },
        headers: { 'idempotency-key': 'a-key-of-one-payout' },
      };
      const payout = await w.server.ok('createPayout', asked);
      await w.server.ok('createPayout', asked);
      const mails = await w.mails('payout');
      expect(mails).toHaveLength(1);
      const [mail] = mails;
      expect(mail?.headers.get('to')).toContain('<lantern@loom.example>');
      expect(mail?.said).toContain('Amount: £5.00');
      expect(mail?.said).toContain(`Invoice number: ${payout.invoice_number}`);
      expect(mail?.said).toContain(
        `https://portal.example/apps/vendor-portal/payouts/${payout.id}?shop=alder.example`,
      );
      expect(mail?.html).toContain('With &lt;i&gt;thanks&lt;/i&gt;');
      // White on yellow is unreadable, so the text becomes black.
      expect(mail?.html).toContain('background:#ffee00;color:#000000');
    });

    it('ends with the facts that the shop has set, and replies go to its support address', async () => {
      const w = world();
      const { owner: token } = w.tokens;
      const vendor = vendorOf(w.alder, 'Lantern Loom');
      await contact(w, 'Lantern Loom', 'lantern@loom.example');
      const mailed = async () => {
        const item = { title: 'Display', commission: '1.00', vendor_id: vendor };
        const { id } = await w.server.ok('createCustomItem', { token, body: item });
        await w.server.ok('createPayout', { token, body: { vendor, line_item_ids: [id] } });
        return (await w.mails('payout')).at(-1);
      };
      const without = await mailed();
      expect(without?.said.trimEnd()).toMatch(/-- alder\.example$/);
      const before = await w.server.ok('getShopFacts', { token });
      const body = {
        legal_name: 'Alder & Daughters Ltd',
        address_1: '4 Tide Row',
        city: 'Whitby',
        zip: 'YO22 4DE',
        country_code: 'GB',
        support_email: 'help@alder.example',
      };
      await w.server.ok('updateShopFacts', { token, body });
      const mail = await mailed();
      await w.server.ok('updateShopFacts', { token, body: before });
      expect(mail?.headers.get('reply-to')).toBe('help@alder.example');
      expect(mail?.said.trimEnd()).toMatch(
        /-- alder\.example Alder & Daughters Ltd 4 Tide Row, Whitby, YO22 4DE, United Kingdom Questions\? help@alder\.example$/,
      );
      expect(mail?.html).toContain(
        'alder.example<br>Alder &amp; Daughters Ltd<br>4 Tide Row, Whitby, YO22 4DE, United Kingdom<br>Questions? help@alder.example</p>',
      );
    });

    it('is mailed to the approved accounts of a vendor without an address, and to no other', async () => {
      const w = world();
      const before = (await w.mails('payout')).length;
      const pay = (vendor: string) =>
        w.server.ok('createPayout', {
          token: w.tokens.owner,
          body: { vendor: vendorOf(w.alder, vendor), all_line_items: true },
        });
      await pay('Moss & Fern');
      // Ash has one account, which is not approved.
      await pay('Ash');
      const mails = (await w.mails('payout')).slice(before);
      expect(mails.map(({ headers }) => headers.get('to'))).toEqual(['"Moss & Fern" <vendor@alder.example>']);
    });

    it('names the day of the next one, and no amount of it where the shop hides amounts', async () => {
      const w = world();
      const { owner: token } = w.tokens;
      await w.server.ok('updatePayRunSettings', {
        token,
        body: { schedule: { every: 'week', day: 5, method: 'by_hand' } },
      });
      const vendor_id = vendorOf(w.alder, 'Lantern Loom');
      const noted = async () => {
        const item = { title: 'Display', commission: '1.00', vendor_id };
        const { id } = await w.server.ok('createCustomItem', { token, body: item });
        await w.server.ok('createPayout', { token, body: { vendor: vendor_id, line_item_ids: [id] } });
        return (await w.mails('payout')).at(-1)?.said;
      };
      const { detail, amount } = await w.server.ok('getNextPayment', { token, params: { id: vendor_id } });
      expect(detail).toContain(`${textOfMoney(amount ?? '')} expected`);
      const said = await noted();
      expect(said).toContain('Your next payment is planned for Mar 20.');
      expect(said).toContain(`${textOfMoney(amount ?? '')} expected`);
      await w.meta('vendor_field_commissions', 'false');
      const hidden = await noted();
      expect(hidden).toContain('Your next payment is planned for Mar 20. Subject to approval by ');
      expect(hidden).not.toContain(textOfMoney(amount ?? ''));
      await w.meta('vendor_field_commissions', 'true');
      await w.server.ok('updatePayRunSettings', { token, body: { schedule: null } });
    });

    it('that is refused is not mailed', async () => {
      const w = world();
      const before = (await w.mails('payout')).length;
      await w.server.refused('createPayout', 409, {
        token: w.tokens.owner,
        body: { vendor: vendorOf(w.alder, 'Lantern Loom'), line_item_ids: [lineOf(w.alder, 'lamp')] },
      });
      expect(await w.mails('payout')).toHaveLength(before);
    });
  });

  describe('a payout that is deleted', () => {
    const pay = (w: World, line: string) =>
      w.server.ok('createPayout', {
        token: w.tokens.owner,
        body: { vendor: vendorOf(w.alder, 'Lantern Loom'), line_item_ids: [lineOf(w.alder, line)] },
      });
    const remove = async (w: World, id: number) => {
      await w.server.ok('deletePayout', { token: w.tokens.owner, params: { id } });
      await w.server.refused('deletePayout', 409, { token: w.tokens.owner, params: { id } });
    };

    it('is mailed once to the vendor who got the mail that it was made, in words that fit', async () => {
      const w = world();
      await contact(w, 'Lantern Loom', 'lantern@loom.example');
      const payout = await pay(w, 'shade');
      await w.mails('payout');
      await remove(w, payout.id);
      const [mail, ...more] = await w.mails('payout_back');
      expect(more).toEqual([]);
      expect(mail?.headers.get('to')).toContain('<lantern@loom.example>');
      expect(mail?.html).toContain(
        `<title>Your payout of ${textOfMoney(payout.amount)} was withdrawn</title>`,
      );
      expect(mail?.said).toContain('you are owed its commissions again');
      expect(mail?.said).toContain(`Amount: ${textOfMoney(payout.amount)}`);
      expect(mail?.said).toContain(`Invoice number: ${payout.invoice_number}`);
      // The payout itself is no longer visible.
      expect(mail?.text).not.toContain(`/payouts/${payout.id}`);
    });

    it('is not mailed where there was no mail that it was made', async () => {
      const w = world();
      // Ash was paid above, before it had an address.
      const query = { vendor_id: vendorOf(w.alder, 'Ash') };
      const [payout] = (await w.server.ok('listPayouts', { token: w.tokens.owner, query })).results;
      await contact(w, 'Ash', 'ash@tray.example');
      const before = (await w.mails('payout_back')).length;
      await remove(w, payout?.id ?? 0);
      expect(await w.mails('payout_back')).toHaveLength(before);
    });
  });

  describe('a new order', () => {
    const mailsOf = async (w: World, titles: readonly string[]) => {
      const before = (await w.mails('order')).length;
      const { server, alder } = w;
      await server.database.asShop({ shopId: alder.id, vendorIds: null }, async (tx) => {
        const rows = await tx
          .selectFrom('line_items')
          .select('order_id')
          .where(
            'id',
            'in',
            titles.map((title) => lineOf(alder, title)),
          )
          .execute();
        const orderIds = rows.flatMap(({ order_id }) => (order_id === null ? [] : [order_id]));
        await orderMails(tx, {
          shopId: alder.id,
          orderIds,
          publicUrl: 'https://portal.example',
          now: server.now,
        });
      });
      await startDelivery(w);
      return (await w.mails('order')).slice(before);
    };
    /** Any call that sends a mail sends all waiting ones. */
    const startDelivery = async (w: World) => {
      await contact(w, 'Ash', 'ash@tray.example');
      const query = { vendor_id: vendorOf(w.alder, 'Ash') };
      await w.server.ok('inviteVendor', { token: w.tokens.owner, query });
    };

    it('is mailed only where the shop wants it, with a copy only where it wants that', async () => {
      const w = world();
      await w.server.database.asSystem((tx) =>
        tx.updateTable('shops').set({ email: 'shop@alder.example' }).where('id', '=', w.alder.id).execute(),
      );
      await contact(w, 'Lantern Loom', 'lantern@loom.example');
      expect(await mailsOf(w, ['lamp'])).toEqual([]);
      await w.meta('vendor_enable_order_notifications', 'true');
      const [plain, more] = await mailsOf(w, ['lamp', 'bucket']);
      expect(more).toBeUndefined();
      expect(plain?.headers.get('to')).toBe('Lantern Loom <lantern@loom.example>');
      expect(plain?.headers.has('cc')).toBe(false);
      expect(plain?.headers.get('subject')).toBe('New order #lamp at alder.example');
      expect(plain?.said).toContain('1 × lamp');
      expect(plain?.text).not.toContain('Casey');

      await w.meta('vendor_enable_order_notifications_cc', 'true');
      await w.meta('vendor_field_order_num', 'false');
      const [copied] = await mailsOf(w, ['shade']);
      expect(copied?.headers.get('cc')).toBe('shop@alder.example');
      expect(copied?.headers.get('subject')).toBe('New order at alder.example');
      expect(copied?.text).not.toContain('#shade');
    });
  });
});
