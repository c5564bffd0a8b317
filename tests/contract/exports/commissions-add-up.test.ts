import { beforeAll, describe, expect, it } from 'vitest';
import { refundAfterPayout } from '../../../packages/server/src/ledger/refund-after-payout.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { insertLine, vendorOf, type Shop, type Tokens } from '../operations/shops.ts';
import { forEachWorld } from '../operations/world.ts';
import type { TestServer } from '../server.ts';
import { centsOf, csvFor, fetchFile, recordsOf } from './files.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  let loom: number;
  let ash: number;

  // Every state of a line, and a payout with additional pay.
  beforeAll(async () => {
    ({ server, alder, tokens } = world());
    loom = vendorOf(alder, 'Lantern Loom');
    ash = vendorOf(alder, 'Ash');
    const sold = (title: string, changes: object = {}) => ({
      title,
      vendor: 'Lantern Loom',
      processedAt: '2026-03-07T10:00:00Z',
      price: 1010,
      ...changes,
    });
    const lines = await server.database.asSystem(async (tx) => {
      const made = {
        cancelled: await insertLine(tx, alder, sold('cancelled')),
        returned: await insertLine(tx, alder, sold('returned')),
        halfBack: await insertLine(tx, alder, sold('half back', { price: 1333 })),
        blocked: await insertLine(tx, alder, sold('blocked', { vendor: 'Ash' })),
        paid: await insertLine(tx, alder, sold('paid')),
        paidAndBack: await insertLine(tx, alder, sold('paid and back')),
        authorized: await insertLine(tx, alder, sold('authorized', { status: 'authorized' })),
        unassigned: await insertLine(tx, alder, sold('of nobody')),
      };
      await tx.updateTable('vendors').set({ flat_rate: true }).where('id', '=', ash).execute();
      await tx
        .updateTable('orders')
        .set({ cancelled_at: '2026-03-08T10:00:00Z' })
        .where('name', '=', '#cancelled')
        .execute();
      const change = (id: number, to: object) =>
        tx.updateTable('line_items').set(to).where('id', '=', id).execute();
      await change(made.returned, { returned_quantity: 1 });
      await change(made.halfBack, { refunded_amount: 666 });
      await change(made.unassigned, { tracked_vendor_id: null });
      await priceLines(tx, alder.id, allOrders);
      return made;
    });
    const custom = { token: tokens.owner, body: { title: 'Window display', vendor_id: loom } };
    for (const commission of ['3.33', '-1.05']) {
      await server.ok('createCustomItem', { ...custom, body: { ...custom.body, commission } });
    }
    await server.ok('createPayout', {
      token: tokens.owner,
      body: { vendor: loom, line_item_ids: [lines.paid, lines.paidAndBack], additional_pay: '2.22' },
    });
    await server.database.asSystem(async (tx) => {
      await tx
        .updateTable('line_items')
        .set({ returned_quantity: 1 })
        .where('id', '=', lines.paidAndBack)
        .execute();
      await refundAfterPayout(tx, { shopId: alder.id, lines: [lines.paidAndBack], now: server.now });
    });
  });

  const exported = async (query = '', token = tokens.owner) =>
    recordsOf(await fetchFile(server, `/api/vendors/commissions/?format=csv&${query}`, csvFor(token)));
  const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);
  const totalsOf = (id: number, token = tokens.owner) =>
    server.ok('getVendorCommissionTotals', { token, params: { id } });

  describe('the file of commissions', () => {
    it('adds up to what the vendor’s page says, and its last row says the same', async () => {
      const totals = await totalsOf(loom);
      for (const ordering of ['-order__processed_at', 'title', 'commission_amount']) {
        const records = await exported(`vendor_id=${loom}&ordering=${ordering}`);
        expect(centsOf(records, 'Earned')).toBe(cents(totals.commission_earned));
        expect(records.at(-1)).toMatchObject({
          Product: 'Additional Pay',
          Earned: '2.22',
          Status: 'Paid',
          'Running Total': totals.commission_earned,
        });
      }
      const unpaid = await exported(`vendor_id=${loom}&paid=false`);
      expect(centsOf(unpaid, 'Earned')).toBe(cents(totals.commission_due));
      expect(unpaid.at(-1)?.['Running Total']).toBe(totals.commission_due);
      const paid = await exported(`vendor_id=${loom}&paid=true`);
      expect(centsOf(paid, 'Earned')).toBe(cents(totals.commission_paid));
    });

    it('keeps what is not earned yet apart, and leaves empty what counts nowhere', async () => {
      const records = await exported();
      const row = (product: string) => records.find(({ Product }) => Product === product);
      expect(row('authorized')).toMatchObject({ Earned: '', Pending: '5.05', Status: 'Pending' });
      expect(row('unpaid order')).toMatchObject({ Earned: '', Pending: '4.50', Status: 'Pending' });
      expect(row('cancelled')).toMatchObject({ Earned: '', Pending: '', Status: 'Ineligible' });
      expect(row('blocked')).toMatchObject({ Earned: '', Pending: '', Status: 'Blocked' });
      expect(row('of nobody')).toMatchObject({ Earned: '', Pending: '', Status: 'Unassigned' });
      expect(row('returned')).toMatchObject({ Earned: '0.00', Pending: '', Status: 'Unpaid' });
      expect(row('half back')).toMatchObject({ Earned: '3.34', Pending: '' });
      const back = records.filter(({ Product }) => Product === 'paid and back');
      expect(back.map((one) => [one['Earned'], one['Status']]).toSorted()).toEqual([
        ['-5.05', 'Unpaid'],
        ['5.05', 'Paid'],
      ]);
    });

    it('adds up to the totals of the shop, in which hidden vendors do not count', async () => {
      const records = await exported();
      const combined = await server.ok('getCombinedCommissionTotals', { token: tokens.owner });
      expect(centsOf(records, 'Earned')).toBe(cents(combined.commission_earned));
      expect(records.find(({ Product }) => Product === 'bucket')).toMatchObject({
        Earned: '',
        Pending: '',
        Status: 'Unpaid, vendor hidden',
      });
      const zinc = vendorOf(alder, 'Zinc');
      const own = await exported(`vendor_id=${zinc}`);
      expect(centsOf(own, 'Earned')).toBe(cents((await totalsOf(zinc)).commission_earned));
      expect(own[0]).toMatchObject({ Earned: '4.00', Status: 'Unpaid' });
    });

    it('adds up to what a range of days has brought; a search finds lines alone', async () => {
      const days = { start: '2026-03-07', end: '2026-03-15' };
      const { results } = await server.ok('listCalculatedCommissionTotals', {
        token: tokens.owner,
        query: { start_date: days.start, end_date: days.end },
      });
      const brought = results.find(({ id }) => id === loom);
      const within = await exported(`vendor_id=${loom}&date_start=${days.start}&date_end=${days.end}`);
      expect(centsOf(within, 'Earned')).toBe(cents(brought?.commission_earned));
      expect(within.map(({ Product }) => Product)).toContain('Additional Pay');
      const before = await exported(`vendor_id=${loom}&date_end=2026-03-06`);
      expect(before.map(({ Product }) => Product)).not.toContain('Additional Pay');
      const found = await exported(`vendor_id=${loom}&search=half`);
      expect(found.map(({ Product }) => Product)).toEqual(['half back']);
    });

    it('shows a vendor in the portal the same, and nothing of amounts that the shop hides', async () => {
      const { commission_earned: earned } = await totalsOf(loom, tokens.vendor);
      const records = await exported(`vendor_id=${loom}`, tokens.vendor);
      expect(centsOf(records, 'Earned')).toBe(cents(earned));
      expect(records.at(-1)).toMatchObject({ Product: 'Additional Pay', 'Running Total': earned });
      expect((await exported('', tokens.strangeVendor)).at(-1)).not.toMatchObject({
        Product: 'Additional Pay',
      });

      const meta = (meta_value: string) =>
        server.ok('createShopMeta', {
          token: tokens.owner,
          body: { meta_key: 'vendor_field_commissions', meta_value },
        });
      await meta('false');
      const hidden = await exported(`vendor_id=${loom}`, tokens.vendor);
      await meta('');
      expect(Object.keys(hidden[0] ?? {})).toEqual(
        expect.not.arrayContaining(['Earned', 'Pending', 'Running Total']),
      );
      expect(hidden.map(({ Product }) => Product)).not.toContain('Additional Pay');
    });
  });
});
