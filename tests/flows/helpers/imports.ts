import { expect } from 'vitest';
import type { Api } from './api.ts';

/** Imports a file of orders as the page of imports does, and waits until it is in. */
export async function importOrders(owner: Api, text: string): Promise<void> {
  const files = [{ role: 'orders', name: 'orders.csv', size: Buffer.byteLength(text) }];
  const { body } = await owner.send('POST', '/imports/', { files });
  const { id } = body as { id: number };
  const state = async () => (await owner.get<{ state: string }>(`/imports/${id}/`)).state;
  await owner.send('PUT', `/imports/${id}/files/orders/`, text, { 'content-type': 'text/csv' });
  await owner.send('POST', `/imports/${id}/check/`, {});
  await expect.poll(state).toBe('checked');
  await owner.send('POST', `/imports/${id}/start/`);
  await expect.poll(state).toBe('done');
}
