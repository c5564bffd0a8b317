/** The things made for one case of a form that is sent, and how the shop is put back afterwards. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Api, Reply } from '../helpers/api.ts';

/** The API with a sign-in of just now: none lasts as long as the suite. */
export type AsNow = () => Promise<Api>;

/** Sends what has to succeed. */
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

/** Takes back the payouts that were made since. */
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
 * A payout that is there to be deleted, and what has to hold afterwards: the amount due is what it was before, however
 * often the deletion was asked for. `body` pays the vendors of `due`.
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

/** A line of an order that is not paid. */
export type Line = { id: number; order: number; title: string };

/** With a commission set by hand, or without one; answers the page of its order. */
export function lineWith(asNow: AsNow, { id, order }: Line, commission: string | null) {
  return async () => {
    const body = { line_item: id, commission };
    await done(await asNow(), 'PUT', `/vendors/override-commission/${id}/update/`, body);
    return `/orders/${order}`;
  };
}

/** Somebody who registers with the shop. */
export async function register(api: Api, email: string, name: string, shop: string): Promise<void> {
  const password = 'wind in the slates';
  const person = { name, email, password1: password, password2: password, myshopify_domain: shop };
  await done(api, 'POST', '/accounts/vendor-register/', person);
}

type Work = { active: boolean; recalculation: { active: boolean } };

/** Until nothing is worked out any more: no vendor is paid meanwhile. */
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

/** An import of this products file, checked; answers where it is decided on. */
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

/** Until nothing is read any more; then what is still to be decided on is given up, so that files can be chosen again. */
export async function withoutChecks(asNow: AsNow): Promise<void> {
  await atRest(asNow);
  const api = await asNow();
  const { results } = await api.get<{ results: Import[] }>('/imports/?page_size=100');
  for (const { id, state } of results) {
    if (state !== 'done' && state !== 'failed') await done(api, 'DELETE', `/imports/${id}/`);
  }
}

/** Sets the shop's small settings. */
export async function setMetas(asNow: AsNow, metas: Record<string, string>): Promise<void> {
  const api = await asNow();
  for (const [meta_key, meta_value] of Object.entries(metas)) {
    await done(api, 'POST', '/shopify/shop-meta/create/', { meta_key, meta_value });
  }
}
