/** Sets up the data for one case of a form, and restores the shop afterwards. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Api, Reply } from '../helpers/api.ts';

/** The API with a new session, since no session lasts as long as the suite. */
export type AsNow = () => Promise<Api>;

/** Sends a call that has to succeed. */
export async function done(api: Api, method: string, path: string, body?: unknown): Promise<Reply['body']> {
  const headers: Record<string, string> = method === 'POST' ? { 'idempotency-key': randomUUID() } : {};
  const { status, body: answer } = await api.send(method, path, body, headers);
  if (status !== 200 && status !== 201) {
    throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
  }
  return answer;
}

type Payouts = { results: { id: number }[] };
type Door = '/vendors/payouts/' | '/salesreps/payouts/';

/** Deletes the payouts that were made since. */
export function takesBack(asNow: AsNow, path: Door, last: number) {
  return async () => {
    const api = await asNow();
    const { results } = await api.get<Payouts>(`${path}?ordering=-created_date&page_size=100`);
    for (const { id } of results.filter((payout) => payout.id > last)) {
      await done(api, 'DELETE', path === '/vendors/payouts/' ? `${path}${id}/delete/` : `${path}${id}/`);
    }
  };
}

/**
 * A payout to delete, and the condition afterwards: the amount due is as before, however often the deletion was
 * requested. `body` pays the vendors of `due`.
 */
export function payoutToDelete(
  asNow: AsNow,
  door: Door,
  {
    due,
    body,
    last,
  }: { due: (api: Api) => Promise<string>; body: (api: Api) => Promise<object>; last: number },
): { path: () => Promise<string>; undo: () => Promise<void> } {
  const takeBack = takesBack(asNow, door, last);
  let before = '';
  return {
    path: async () => {
      const api = await asNow();
      before = await due(api);
      const made = (await done(api, 'POST', `${door}create/`, await body(api))) as { id: number };
      return `/payouts/${made.id}`;
    },
    undo: async () => {
      await takeBack();
      const after = await due(await asNow());
      if (after !== before) throw new Error(`${after} is due after the deletion, and was ${before}.`);
    },
  };
}

/** An unpaid line of an order. */
export type Line = { id: number; order: number; title: string };

/** Sets or clears the override of the commission, and returns the page of the order. */
export function lineWith(asNow: AsNow, { id, order }: Line, commission: string | null) {
  return async () => {
    const body = { line_item: id, commission };
    await done(await asNow(), 'PUT', `/vendors/override-commission/${id}/update/`, body);
    return `/orders/${order}`;
  };
}

/** Registers an account with the shop. */
export async function register(api: Api, email: string, name: string, shop: string): Promise<void> {
  const password = 'wind in the slates';
  const person = { name, email, password1: password, password2: password, myshopify_domain: shop };
  await done(api, 'POST', '/accounts/vendor-register/', person);
}

type Work = { active: boolean; recalculation: { active: boolean } };

/** Waits until no recalculation is running, during which vendors cannot be paid. */
export async function atRest(asNow: AsNow): Promise<void> {
  const api = await asNow();
  const isBusy = async () => {
    const { active, recalculation } = await api.get<Work>('/sync-progress/');
    const { results } = await api.get<{ results: { state: string }[] }>('/imports/?page_size=1');
    return active || recalculation.active || isReading(results[0]?.state);
  };
  await expect.poll(isBusy, { timeout: 60_000, interval: 100 }).toBe(false);
}

function isReading(state = ''): boolean {
  return state === 'running' || state === 'checking';
}

type Import = { id: number; state: string };

/** Uploads and checks this products file; returns the page of the decision. */
export function checkedImport(asNow: AsNow, products: Buffer) {
  return async () => {
    const api = await asNow();
    const files = [{ role: 'products', name: 'products_export.csv', size: products.length }];
    const { id } = (await done(api, 'POST', '/imports/', { files })) as Import;
    const sent = await api.send('PUT', `/imports/${id}/files/products/`, products.toString(), {
      'content-type': 'text/csv',
    });
    if (sent.status !== 200) throw new Error(`The file was not taken: ${sent.status}`);
    await done(api, 'POST', `/imports/${id}/check/`);
    await atRest(asNow);
    return '/import';
  };
}

/** Waits until no import is running, then cancels checked ones, so that files can be chosen again. */
export async function withoutChecks(asNow: AsNow): Promise<void> {
  await atRest(asNow);
  const api = await asNow();
  const { results } = await api.get<{ results: Import[] }>('/imports/?page_size=100');
  for (const { id, state } of results) {
    if (state !== 'done' && state !== 'failed') await done(api, 'DELETE', `/imports/${id}/`);
  }
}

/** Sets metas of the shop. */
export async function setMetas(asNow: AsNow, metas: Record<string, string>): Promise<void> {
  const api = await asNow();
  for (const [meta_key, meta_value] of Object.entries(metas)) {
    await done(api, 'POST', '/shopify/shop-meta/create/', { meta_key, meta_value });
  }
}
