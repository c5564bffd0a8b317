import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Received } from './smtp-server.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';

export type ReadMail = {
  /** By name in lower case, unfolded and not decoded. */
  readonly headers: ReadonlyMap<string, string>;
  readonly subject: string;
  readonly text: string;
  /** The text as one line, without its columns and line ends. */
  readonly said: string;
  readonly html: string;
  /** The HTML as its reader sees it, as one line. Its figures are in separate elements. */
  readonly shown: string;
};

/** A mail with a text part and an HTML part (RFC 5322, MIME). */
export function readMail(source: string): ReadMail {
  const { headers, body } = headAndBody(source);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined) throw new Error('The mail has no parts.');
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    // The line break before a boundary belongs to the boundary.
    .map((part) => headAndBody(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  const partOf = (type: string) => {
    const part = parts.find(({ headers: own }) => own.get('content-type')?.startsWith(type));
    if (part === undefined) throw new Error(`The mail has no part of ${type}.`);
    return decoded(part.body, part.headers.get('content-transfer-encoding') ?? '7bit').replaceAll(
      '\r\n',
      '\n',
    );
  };
  const text = partOf('text/plain');
  const html = partOf('text/html');
  const subject = decodedWords(headers.get('subject') ?? '');
  return { headers, subject, text, said: text.replaceAll(/\s+/g, ' '), html, shown: shownOf(html) };
}

function shownOf(html: string): string {
  return html
    .replaceAll(/<(style|head)\b.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(/<\/?span\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

function headAndBody(source: string): { headers: Map<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(pairs), body: source.slice(end + 4) };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The words of a header that are encoded (RFC 2047). Spaces between two of them are not part of the text. */
function decodedWords(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, way: string, word: string) =>
      way.toLowerCase() === 'b'
        ? decoded(word, 'base64')
        : decoded(word.replaceAll('_', ' '), 'quoted-printable'),
    );
}

/** Waits until no mail is being sent, then reads those of this kind in the folder of the server, the oldest first. */
export async function mailsIn(database: Database, dataDir: string, kind: string): Promise<ReadMail[]> {
  await settled(database);
  const folder = join(dataDir, 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith(`-${kind}.eml`))
    .toSorted()
    .map((name) => readMail(readFileSync(join(folder, name), 'utf8')));
}

/** The same of those that a mail server has taken. */
export async function mailsTaken(
  database: Database,
  received: readonly Received[],
  kind: string,
): Promise<ReadMail[]> {
  await settled(database);
  const rows = await database.asSystem((tx) =>
    tx
      .selectFrom('mails')
      .select('id')
      .where((eb) => eb(eb.cast<string>('kind', 'text'), '=', kind))
      .execute(),
  );
  const ids = new Set(rows.map(({ id }) => String(id)));
  return received
    .map(({ source }) => readMail(source))
    .filter(({ headers }) => ids.has(/^<(\d+)\./.exec(headers.get('message-id') ?? '')?.[1] ?? ''));
}

async function settled(database: Database): Promise<void> {
  const onTheWay = async () =>
    (await statesOf(database)).filter((state) => !['sent', 'kept', 'failed'].includes(state));
  await expect.poll(onTheWay, { timeout: 20_000 }).toEqual([]);
}

function statesOf(database: Database): Promise<string[]> {
  return database.asSystem(async (tx) => {
    // First, since a request for a new password becomes a mail only after its answer.
    const asked = await tx.selectFrom('reset_requests').select('id').execute();
    const rows = await tx.selectFrom('mails').select('state').orderBy('id').execute();
    return [...rows.map(({ state }) => state), ...asked.map(() => 'asked')];
  });
}
