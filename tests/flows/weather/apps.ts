/** The apps of one server, with the demo shop opened as wide as its switches let it. */
import { expect } from 'vitest';
import { demo, signIn, type Api } from '../helpers/api.ts';
import { merchantSaves } from './merchant-saves.ts';
import { portalSaves } from './portal-saves.ts';
import { salesrepsSaves } from './salesreps-saves.ts';
import type { Save } from './saves.ts';
import { idsOf, merchantShell, portalShell, salesrepsShell, type Shell } from './shells.ts';

export type App = { shell: Shell; saves: readonly Save[] };

export async function appsOf(url: string): Promise<Record<Shell['name'], App>> {
  const owner = await signIn(url, demo.owner);
  const switches = {
    showPortalUnpaidOrders: true,
    showPortalCustomers: true,
    showPortalContactPage: true,
    showPortalSellForm: true,
    showPayAllVendors: true,
    showVendorUnpaidOrdersTab: true,
  };
  expect((await owner.send('PUT', '/settings/switches/', switches)).status).toBe(200);
  const vendor = await signIn(url, demo.vendor, '/vendors/login/');
  const rep = await signIn(url, demo.rep);
  const first = async (api: Api, path: string) =>
    (await api.get<{ results: { id: number }[] }>(path)).results[0]?.id ?? 0;
  const ids = await idsOf(owner, await first(vendor, '/vendors/me/'));
  const lastPayout = await first(owner, '/vendors/payouts/?ordering=-created_date&page_size=1');
  const paid = await first(rep, '/salesreps/payouts/?ordering=-created_date&page_size=1');
  const account = await addAccount(owner, ids.vendor);
  return {
    merchant: {
      shell: merchantShell(url, ids),
      saves: merchantSaves(() => signIn(url, demo.owner), ids, lastPayout, account),
    },
    portal: { shell: portalShell(url, ids), saves: portalSaves() },
    salesreps: {
      shell: salesrepsShell(url, { order: ids.order, payout: paid }),
      saves: salesrepsSaves(() => signIn(url, demo.rep), ids.order, paid),
    },
  };
}

/** Somebody who sells for the same vendor. @returns the email */
async function addAccount(owner: Api, vendor: number): Promise<string> {
  const email = 'gale@fell.example';
  const password = 'wind in the slates';
  await owner.send('POST', '/accounts/vendor-register/', {
    name: 'Gale Fell',
    email,
    password1: password,
    password2: password,
    myshopify_domain: demo.shop,
  });
  type Account = { id: number; vendor_signup_user_email: string };
  const { results } = await owner.get<{ results: Account[] }>(
    '/vendors/shop-vendor-accounts/?page_size=1000',
  );
  const id = results.find((one) => one.vendor_signup_user_email === email)?.id;
  const body = { vendor_signups: [{ id, vendor_ids: [vendor] }], approved: true };
  expect((await owner.send('POST', '/vendors/shop-vendor-accounts/', body)).status).toBe(200);
  return email;
}
