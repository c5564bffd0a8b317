import { figure, heading, timed } from '../harness.ts';
import { p95 } from './cpu.ts';
import type { Shop } from './shop.ts';

const rowsBetweenCollections = 10_000;

/** What is left after a collection, which says whether an answer is kept; the peak says when the engine last collected. */
function liveMemory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A long CSV while pages are asked for: its memory over the whole, and what the pages take beside it. */
export async function measureExport(shop: Shop): Promise<void> {
  heading('A CSV of many rows while other calls go on');
  const totals = '/vendors/commission-totals/?ordering=-due&page_size=100';
  const alone: number[] = [];
  for (let call = 0; call < 60; call += 1) alone.push(await timed(() => shop.call(totals)));

  const beside: number[] = [];
  const memory: number[] = [];
  const live: number[] = [];
  let isDone = false;
  const pages = async () => {
    while (!isDone) beside.push(await timed(() => shop.call(totals)));
  };
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const began = performance.now();
  const others = pages();
  const answer = await shop.open('/vendors/commissions/?format=csv&date_start=2025-05-01', {
    headers: { accept: 'text/csv' },
  });
  let rows = 0;
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) rows += 1;
    memory.push(process.memoryUsage().rss);
    if (rows >= (live.length + 1) * rowsBetweenCollections) live.push(liveMemory());
  }
  isDone = true;
  const seconds = (performance.now() - began) / 1000;
  await others;
  const megabytes = (size: number) => size / 1024 / 1024;
  figure(`${rows.toLocaleString('en-US')} rows, ${megabytes(bytes).toFixed(0)} MB`, seconds, 's');
  figure('memory of server and reader, peak', megabytes(Math.max(...memory)), 'MB', {
    what: 'before',
    value: megabytes(before),
  });
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
  figure('totals page meanwhile: p95', p95(beside), 'ms', { what: 'alone', value: p95(alone) });
}
