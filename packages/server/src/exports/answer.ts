import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { components } from '@consignment/client/generated/api';
import { defineTexts } from '@consignment/domain/text/texts';
import { FileAnswer } from '../common/file-answer.ts';
import type { AnyAsk, SessionAsk, OperationId } from '../actions/operation.ts';
import type { Service } from '../actions/service.ts';
import { inLanguage, languageOfRequest, partsInLanguage } from '../common/language.ts';
import { refuse } from '../common/problem.ts';
import type { Session } from '../common/session.ts';
import { sessionOfKey } from '../identity/key-session.ts';
import { insertExportLink, takeExportLink, type ExportLink } from '../queries/export-links.ts';
import { preferencesOf } from '../queries/people/preferences.ts';
import { liveSession } from '../queries/people/sessions.ts';
import { exportAsk, type AnyExport, type Export, type ExportFile } from './export.ts';

const texts = defineTexts('ExportAnswer', {
  onlyLoggedIn: 'Log in to get a link to a file.',
  linkIsGone: 'This link has already been used or has expired. Please export the file again.',
});

/** From the documents: long enough to open a tab, too short to be passed on (spec accounts §7). */
const linkSeconds = 60;

type Asker = Pick<SessionAsk<OperationId>, 'session' | 'write' | 'now' | 'service'> & Pick<AnyAsk, 'accept'>;

/**
 * Answers an export: the file itself to a caller that accepts CSV, otherwise a link to it. Invalid and missing ones
 * are refused in both cases, before a link exists.
 */
export async function answerExport<Query>(
  of: Export<Query>,
  query: Query,
  ask: Asker,
): Promise<{ status: 200; body: FileAnswer | { url: string } }> {
  if (!/\btext\/csv\b/i.test(ask.accept)) return answerLink(of, query, ask);
  const { session, service, now } = ask;
  const file = await openFor(session, service, () => of.open(exportAsk(service, { session, query, now })));
  return { status: 200, body: await fileFor(session, file, service) };
}

/** Answers every caller with a link to a file. */
export async function answerLink<Query>(
  of: Export<Query>,
  query: Query,
  ask: Asker,
): Promise<{ status: 200; body: { url: string } }> {
  const { session, service, now } = ask;
  await of.open(exportAsk(service, { session, query, now }));
  return { status: 200, body: { url: await linkTo(of.name, query, ask) } };
}

async function linkTo(name: string, query: unknown, ask: Asker): Promise<string> {
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
  throw refuse(403, 'forbidden', texts.onlyLoggedIn);
}

/** The file of a link. Opening uses the link up, whether or not the file arrives. Throws a Refusal (404). */
export async function openLink(
  service: Pick<Service, 'database' | 'secrets'>,
  exports: readonly AnyExport[],
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
        : await liveSession(tx, { id: link.by.sessionId, shopId: Number(shop) });
    return session === null || session.isShutOut ? null : { link, session };
  });
  const linked = exports.find(({ name }) => name === found?.link.name);
  if (found === null || linked === undefined) throw goneLink();
  const { link, session } = found;
  const file = await openFor(session, service, () =>
    // The link stores the query of the operation unchanged.
    linked.open(exportAsk(service, { session, query: link.query as never, now })),
  );
  return fileFor(session, file, service);
}

function goneLink() {
  return refuse(404, 'not_found', texts.linkIsGone);
}

/** Opens a file in the language that the person of the session has chosen, in which its headings then are. */
async function openFor(
  session: Session,
  { database }: Pick<Service, 'database'>,
  open: () => Promise<ExportFile>,
): Promise<ExportFile> {
  return inLanguage(languageOf(await chosenBy(database, session)), open);
}

/** The answer with a file, a list in the form and the language that the person of the session has chosen. */
export async function fileFor(
  session: Session,
  { name, mediaType, isSaved, language, content }: ExportFile,
  { database }: Pick<Service, 'database'>,
): Promise<FileAnswer> {
  const chosen = await chosenBy(database, session);
  const parts = partsInLanguage(language ?? languageOf(chosen), () => content(chosen.csv_form ?? 'commas'));
  // Bytes, not objects: the stream then measures its buffer and asks for more only when it is sent.
  const stream = Readable.from(parts, { objectMode: false });
  return new FileAnswer({ name, mediaType, isSaved, content: stream });
}

type Preferences = components['schemas']['Preferences'];

/** A tab that opens a link asks in the language of its browser, whatever the person has chosen. */
function languageOf({ language }: Preferences): string {
  return language ?? languageOfRequest() ?? '';
}

/** A program expects commas and English, whatever the person who made its key has chosen. */
async function chosenBy(database: Service['database'], { loginId }: Session): Promise<Preferences> {
  if (loginId === null) return {};
  return database.asSystem((tx) => preferencesOf(tx, loginId));
}

// 256 random bits need no slow hash: they cannot be guessed.
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
