/** The apps of one server, for the demo shop with all its switches on. */
import { openDatabase } from '../../../packages/server/src/database/open-database.ts';
import { demo, signIn, type Api } from '../helpers/api.ts';
import type { RunningServer } from '../helpers/server.ts';
import { savesOf } from './all-saves.ts';
import { done, register, type Line } from './made.ts';
import { aRule } from './rule-saves.ts';
import type { Save } from './saves.ts';
import { idsOf, merchantShell, portalShell, salesrepsShell, type Shell } from './shells.ts';

export type App = { shell: Shell; saves: readonly Save[] };

/** Changes that no call can make, written to the data before the server starts. */
export async function prepare(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await database.asSystem(async (tx) => {
      await tx.updateTable('shops').set({ can_use_paypal: true }).execute();
      const { id } = await tx.selectFrom('shops').select('id').executeTakeFirstOrThrow();
      // A rate of a product type cannot be deleted, so each case that creates one takes another type.
      const products = Array.from({ length: 14 }, (_, nth) => ({
        shop_id: id,
        platform_id: `fault-injection-${nth}`,
        title: `Umbrella ${nth}`,
        handle: `umbrella-${nth}`,
        vendor_id: null,
        product_type: `Umbrellas ${nth}`,
        image: null,
        start_date: null,
        end_date: null,
        created_at: new Date(),
        platform_updated_at: null,
      }));
      await tx.insertInto('products').values(products).execute();
    });
  } finally {
    await database.close();
  }
}

export async function appsOf({ url, dataDir }: RunningServer): Promise<Record<Shell['name'], App>> {
  const owner = await signIn(url, demo.owner);
  await done(owner, 'PUT', '/settings/switches/', {
    showPortalUnpaidOrders: true,
    showPortalCustomers: true,
    showPortalContactPage: true,
    showPortalSellForm: true,
    showPayAllVendors: true,
    showVendorUnpaidOrdersTab: true,
  });
  const vendor = await signIn(url, demo.vendor, '/vendors/login/');
  const rep = await signIn(url, demo.rep);
  const first = async (api: Api, path: string) =>
    (await api.get<{ results: { id: number }[] }>(path)).results[0]?.id ?? 0;
  const ids = {
    ...(await idsOf(owner, await first(vendor, '/vendors/me/'))),
    webhook: await addWebhook(owner),
    payRun: await first(owner, '/pay-runs/?state=draft&page_size=1'),
    rule: await addRule(owner),
    question: await addQuestion(vendor, { line_item: await lineOfVendor(vendor) }),
    move: await addMove(owner),
  };
  await done(owner, 'POST', '/keys/create/', { mode: 'live', name: 'Our ledger', scopes: ['payouts:read'] });
  const lastRepPayout = await first(owner, '/salesreps/payouts/?ordering=-created_date&page_size=1');
  const lastRepStatement = await first(owner, '/statements/?payees=sales_reps&page_size=1');
  const repQuestion = await addQuestion(rep, { rep_commission: await partOf(rep) });
  const saves = savesOf({
    url,
    dataDir,
    ids,
    line: await lineOf(owner, ids.order),
    lastPayout: await first(owner, '/vendors/payouts/?ordering=-created_date&page_size=1'),
    lastRepPayout,
    lastRepStatement,
    account: await addAccount(owner, ids.vendor),
  });
  return {
    merchant: { shell: merchantShell(url, ids), saves: saves.merchant },
    portal: { shell: portalShell(url, ids), saves: saves.portal },
    salesreps: {
      shell: salesrepsShell(url, {
        order: ids.order,
        payout: lastRepPayout,
        statement: lastRepStatement,
        question: repQuestion,
      }),
      saves: saves.salesreps,
    },
  };
}

/** A rule of which no product is, so that no amount changes. */
async function addRule(owner: Api): Promise<number> {
  // The answer is the contract's.
  const { results } = (await done(owner, 'POST', '/rules/save/', { rules: [aRule('drizzle')] })) as {
    results: { id: number }[];
  };
  return results[0]?.id ?? 0;
}

/** About a line of a vendor, or about a sales rep's commission. */
async function addQuestion(api: Api, about: { line_item: number } | { rep_commission: number }) {
  const body = { ...about, reason: 'rate', text: 'We agreed on another rate.', files: [] };
  // The answer is the contract's.
  const { question } = (await done(api, 'POST', '/questions/', body)) as { question: { id: number } };
  return question.id;
}

type Lines = { results: { id: number; vendor_paid: boolean }[] };

async function lineOfVendor(vendor: Api): Promise<number> {
  const { results: vendors } = await vendor.get<{ results: { id: number }[] }>('/vendors/me/');
  const path = `/vendors/commissions/?vendor_id=${vendors[0]?.id ?? 0}&paid=false&page_size=50`;
  // The last of them: a form asks about the first of the page.
  return (await vendor.get<Lines>(path)).results.at(-1)?.id ?? 0;
}

/** A commission of the sales rep who asks. */
async function partOf(rep: Api): Promise<number> {
  const { results: orders } = await rep.get<{ results: { id: number }[] }>('/orders/?page_size=100');
  for (const { id: order } of orders) {
    const { results } = await rep.get<{ results: { id: number }[] }>(
      `/orders/${order}/sales-rep-commissions/`,
    );
    const [part] = results;
    if (part !== undefined) return part.id;
  }
  throw new Error('The demo has no order with a commission of its sales rep.');
}

/** One without files, of which nothing is in the books. */
async function addMove(owner: Api): Promise<number> {
  // The answer is the contract's.
  const { id } = (await done(owner, 'POST', '/moves/', { name: 'Previous app' })) as { id: number };
  return id;
}

/** Off, so that nothing is sent. Its address is one of the public Internet, without a name to look up. */
async function addWebhook(owner: Api): Promise<number> {
  const body = { url: 'https://1.1.1.1/hooks', description: 'Our ledger', events: ['payouts'] };
  // The answer is the contract's.
  const { webhook } = (await done(owner, 'POST', '/webhooks/create/', body)) as { webhook: { id: number } };
  await done(owner, 'PATCH', `/webhooks/${webhook.id}/`, { is_on: false });
  return webhook.id;
}

type Order = { line_items: { id: number; title: string; vendor_paid: boolean }[] };

/** An unpaid line of an order. */
async function lineOf(owner: Api, order: number): Promise<Line> {
  const { line_items: lines } = await owner.get<Order>(`/orders/${order}/`);
  const line = lines.find(({ vendor_paid: isPaid }) => !isPaid);
  if (line === undefined) throw new Error(`All of order ${order} is paid.`);
  return { id: line.id, order, title: line.title };
}

/** A second account of the same vendor. @returns the email */
async function addAccount(owner: Api, vendor: number): Promise<string> {
  const email = 'gale@fell.example';
  await register(owner, email, 'Gale Fell', demo.shop);
  type Account = { id: number; vendor_signup_user_email: string };
  const { results } = await owner.get<{ results: Account[] }>(
    '/vendors/shop-vendor-accounts/?page_size=1000',
  );
  const id = results.find((one) => one.vendor_signup_user_email === email)?.id;
  const body = { vendor_signups: [{ id, vendor_ids: [vendor] }], approved: true };
  await done(owner, 'POST', '/vendors/shop-vendor-accounts/', body);
  return email;
}
