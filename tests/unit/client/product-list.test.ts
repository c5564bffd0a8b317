import { getProducts } from '@consignment/client/product-list';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import { createClient } from '@consignment/client/create-client';
import { expect, it } from 'vitest';
import { sendJson, startTestServer } from './test-server.ts';
import { aTab } from './test-session.ts';

it('counts the products briefly where it is asked to, but never those sold on certain days', async () => {
  const server = await startTestServer((response) =>
    sendJson(response, 200, { count: 0, next: null, previous: null, results: [] }),
  );
  const client = createClient({ session: aTab(), shapes: answerShapes, baseUrl: server.baseUrl });
  const asked = { ordering: 'title', expand: 'variants', count: 'brief' } as const;
  const { signal } = new AbortController();
  try {
    await getProducts(client, { from: '', to: '' }, asked, signal);
    await getProducts(client, { from: '2026-01-01', to: '' }, asked, signal);
  } finally {
    await server.close();
  }
  expect(server.seen.map(({ path }) => path)).toEqual([
    '/api/products/?ordering=title&expand=variants&count=brief',
    '/api/products/sold/?ordering=title&expand=variants&start_date=2026-01-01',
  ]);
});
