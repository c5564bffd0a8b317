import { figure, heading, timed } from '../harness.ts';
import { p95 } from './cpu.ts';
import type { Shop } from './shop.ts';

const rowsBetweenCollections = 10_000;

/** The heap after a collection, which says whether an answer is kept; the peak says when the engine last collected. */
function liveMemory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const path = '/vendors/commissions/?format=csv&date_start=2025-05-01';

/** A long CSV: its memory over the whole; and, read once more, what pages take beside it. */
export async function measureExport(shop: Shop): Promise<void> {
  heading('A CSV of many rows');
  await measureMemory(shop);
  await measureOthers(shop);
}

async function measureMemory(shop: Shop): Promise<void> {
  const memory: number[] = [];
  const live: number[] = [];
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let rows = 0;
  let bytes = 0;
  for await (const chunk of await csvOf(shop)) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) rows += 1;
    memory.push(process.memoryUsage().rss);
    if (rows >= (live.length + 1) * rowsBetweenCollections) live.push(liveMemory());
  }
  const megabytes = (size: number) => size / 1024 / 1024;
  figure(`${rows.toLocaleString('en-US')} rows`, megabytes(bytes), 'MB');
  figure('memory of server and reader, peak', megabytes(Math.max(...memory)), 'MB', {
    what: 'before',
    value: megabytes(before),
  });
  if (live.length < 2) return;
  const half = live.length / 2;
  figure(
    'of it still in use after a collection, second half',
    megabytes(Math.max(...live.slice(half))),
    'MB',
    {
      what: 'first half',
      value: megabytes(Math.max(...live.slice(0, half))),
    },
  );
}

/** Apart from the memory, as each collection holds everything up. */
async function measureOthers(shop: Shop): Promise<void> {
  const totals = '/vendors/commission-totals/?ordering=-due&page_size=100';
  const alone: number[] = [];
  for (let call = 0; call < 60; call += 1) alone.push(await timed(() => shop.call(totals)));
  const beside: number[] = [];
  let isDone = false;
  const pages = async () => {
    while (!isDone) beside.push(await timed(() => shop.call(totals)));
  };
  const began = performance.now();
  const others = pages();
  for await (const chunk of await csvOf(shop)) if (chunk.length === 0) throw new Error('An empty piece.');
  figure('to its end, while pages are asked for', (performance.now() - began) / 1000, 's');
  isDone = true;
  await others;
  figure('totals page meanwhile: p95', p95(beside), 'ms', { what: 'alone', value: p95(alone) });
}

async function csvOf(shop: Shop): Promise<ReadableStream<Uint8Array>> {
  const answer = await shop.open(path, { headers: { accept: 'text/csv' } });
  if (answer.body === null) throw new Error('The file has no content.');
  return answer.body;
}
