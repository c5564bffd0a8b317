import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { FileAnswer } from '../common/file-answer.ts';
import type { AnyAsk, SessionAsk, OperationId } from '../actions/operation.ts';
import type { Service } from '../actions/service.ts';
import { refuse } from '../common/problem.ts';
import type { Session } from '../common/session.ts';
import { sessionOfKey } from '../identity/key-session.ts';
import { insertExportLink, takeExportLink, type ExportLink } from '../queries/export-links.ts';
import { liveSession } from '../queries/sessions.ts';
import { exportAsk, type Export, type ExportFile } from './export.ts';
import { exports, type ExportName, type ExportQuery } from './exports.ts';

/** From the documents: long enough to open a tab, too short to be passed on (spec accounts §7). */
const linkSeconds = 60;

type Asker = Pick<SessionAsk<OperationId>, 'session' | 'write' | 'now' | 'service'> & Pick<AnyAsk, 'accept'>;

/**
 * Answers an export: the file itself to a caller that accepts CSV, otherwise a link to it. Invalid and missing ones
 * are refused in both cases, before a link exists.
 */
export async function answerExport<Name extends ExportName>(
  name: Name,
  query: ExportQuery<Name>,
  ask: Asker,
): Promise<{ status: 200; body: FileAnswer | { url: string } }> {
  if (!/\btext\/csv\b/i.test(ask.accept)) return answerLink(name, query, ask);
  const { session, service, now } = ask;
  return { status: 200, body: sent(await open(name, exportAsk(service, { session, query, now }))) };
}

/** Answers every caller with a link to a file. */
export async function answerLink<Name extends ExportName>(
  name: Name,
  query: ExportQuery<Name>,
  ask: Asker,
): Promise<{ status: 200; body: { url: string } }> {
  const { session, service, now } = ask;
  await open(name, exportAsk(service, { session, query, now }));
  return { status: 200, body: { url: await linkTo(name, query, ask) } };
}

async function linkTo(name: ExportName, query: unknown, ask: Asker): Promise<string> {
  const { session, now } = ask;
  const by = askerOf(session);
  const secret = randomBytes(32).toString('base64url');
  const link = {
    shopId: session.shopId,
    tokenHash: hashOf(secret),
    by,
    name,
    query,
    expiresAt: new Date(now.getTime() + linkSeconds * 1000),
  };
  await ask.write((tx) => insertExportLink(tx, link, now));
  return `${ask.service.apiRoot}/files/${session.shopId}.${secret}/`;
}

function askerOf({ id, key }: Session): ExportLink['by'] {
  if (id !== null) return { sessionId: id };
  if (key !== null) return { keyId: key.id };
  throw refuse(403, 'forbidden', 'Only who is logged in gets a link to a file.');
}

/** The file of a link. Opening uses the link up, whether or not the file arrives. Throws a Refusal (404). */
export async function openLink(
  service: Pick<Service, 'database' | 'secrets'>,
  token: string,
  now: Date,
): Promise<FileAnswer> {
  const [, shop, secret] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (shop === undefined || secret === undefined) throw goneLink();
  const found = await service.database.asSystem(async (tx) => {
    const link = await takeExportLink(tx, Number(shop), hashOf(secret));
    if (link === null || link.expiresAt <= now) return null;
    const session =
      'keyId' in link.by
        ? await sessionOfKey(tx, link.by.keyId, now)
        : await liveSession(tx, link.by.sessionId);
    return session === null || session.isShutOut ? null : { link, session };
  });
  if (found === null || !isExport(found.link.name)) throw goneLink();
  const { link, session } = found;
  return sent(await open(found.link.name, exportAsk(service, { session, query: link.query, now })));
}

function goneLink() {
  return refuse(404, 'not_found', 'This link has been used or is too old. Please export the file again.');
}

function isExport(name: string): name is ExportName {
  return Object.hasOwn(exports, name);
}

// The link stores the query of the operation unchanged.
function open(name: ExportName, ask: Parameters<Export<unknown>>[0]): Promise<ExportFile> {
  return exports[name](ask as never);
}

function sent(file: ExportFile): FileAnswer {
  const { name, mediaType, isSaved } = file;
  // Bytes, not objects: the stream then measures its buffer and asks for more only when it is sent.
  return new FileAnswer({
    name,
    mediaType,
    isSaved,
    content: Readable.from(file.content, { objectMode: false }),
  });
}

// 256 random bits need no slow hash: they cannot be guessed.
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
