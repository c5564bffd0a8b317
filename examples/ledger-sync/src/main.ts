import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import type { components } from '@consignment/client/generated/api';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import { toProblem } from '@consignment/client/problem';

const { CONSIGNMENT_URL: url = 'http://localhost:4000', CONSIGNMENT_KEY: key = '' } = process.env;
const { WEBHOOK_SECRET: secret = '', LEDGER: file = 'ledger.csv', PORT: port = '8080' } = process.env;
const client = createClient({ key, shapes: answerShapes, baseUrl: `${url}/api` });

const head = 'payout,invoice,vendor,amount,status';
const cursorFile = `${file}.cursor`;
const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(1) : [];
const rows = new Map(lines.map((line) => [Number.parseInt(line), line]));
let cursor = existsSync(cursorFile) ? Number(readFileSync(cursorFile, 'utf8')) : null;

const keep = ({ id, ...of }: components['schemas']['Payout']) =>
  rows.set(id, [id, of.invoice_number, of.vendor, of.amount, of.status].join(','));

async function refresh(id: number): Promise<void> {
  const payout = answerOf(client.GET('/vendors/payouts/{id}/', { params: { path: { id } } }));
  await payout.then(keep, (cause: unknown) => {
    if (toProblem(cause).code !== 'not_found') throw cause;
    rows.delete(id);
  });
}

async function readAll(page = 1): Promise<void> {
  const params = { query: { page, page_size: 200 } };
  const { results, next } = await answerOf(client.GET('/vendors/payouts/', { params }));
  for (const payout of results) keep(payout);
  if (next !== null) await readAll(page + 1);
}

function write(name: string, content: string): void {
  writeFileSync(`${name}.new`, content, { flush: true });
  renameSync(`${name}.new`, name);
}

/** Takes in all that happened after the cursor, which moves on when the ledger has it, so that a crash between repeats it. */
async function sync(): Promise<void> {
  const changed = new Set<number>();
  let after = cursor ?? 0;
  for (let isMore = true; isMore;) {
    const page = await answerOf(client.GET('/events/', { params: { query: { after, page_size: 500 } } }));
    for (const { object } of page.results) if (object.type === 'payout') changed.add(Number(object.id));
    [after, isMore] = [page.next, page.has_more];
  }
  if (cursor === null) await readAll();
  else for (const id of changed) await refresh(id);
  write(file, `${[head, ...[...rows].sort(([a], [b]) => a - b).map(([, line]) => line)].join('\n')}\n`);
  write(cursorFile, String(after));
  cursor = after;
}

function isSigned(headers: IncomingHttpHeaders, body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false;
  const own = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'));
  const right = Buffer.from(`v1,${own.update(`${String(id)}.${String(at)}.${body}`).digest('base64')}`);
  const given = Array.from(String(signatures).split(' '), (one) => Buffer.from(one));
  return given.some((one) => one.length === right.length && timingSafeEqual(one, right));
}

let last = sync();
await last;

async function take(request: IncomingMessage): Promise<number> {
  if (!isSigned(request.headers, await text(request).catch(() => ''))) return 401;
  last = last.catch(() => undefined).then(sync);
  return last.then(() => 204).catch(() => 503);
}

createServer((request, response) => {
  void take(request).then((status) => response.writeHead(status).end());
}).listen(Number(port), () => console.log(`In step up to ${String(cursor)}, and listening on ${port}.`));
