import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partyOf } from '@consignment/domain/people/roles';
import { createLog, type Log } from '../../../packages/server/src/common/log.ts';
import { readMail } from '../mail/read-mail.ts';
import { accountNumbers } from './bank-numbers.ts';
import { localToken, secretsKey, tokenSecret } from '../server.ts';
import { newPassword, platform } from './calls.ts';
import { password, staffRoles, type Fixture, type Shop } from './fixture.ts';
import { leaksIn, type Reader } from './canaries.ts';

/*
 * The output of a server beside its answers: mails and log. The operator reads the log, so it may contain nothing of
 * a shop.
 */

/** The log of a server in both formats. */
export function captureLog(): { readonly lines: string[]; readonly log: Log } {
  const lines: string[] = [];
  const sink = {
    out: (line: string) => void lines.push(line),
    err: (line: string) => void lines.push(line),
    now: () => new Date(0),
  };
  const [text, json] = [createLog('text-requests', sink), createLog('json', sink)];
  const log: Log = {
    say: (...said) => [text, json].forEach((one) => one.say(...said)),
    failed: (...said) => [text, json].forEach((one) => one.failed(...said)),
    answered: (...said) => [text, json].forEach((one) => one.answered(...said)),
    refused: (...said) => [text, json].forEach((one) => one.refused(...said)),
  };
  return { lines, log };
}

const secrets = [
  ...[password, newPassword, localToken, tokenSecret, secretsKey, platform.secret],
  ...accountNumbers,
];

/** Secrets in `text`, which no reader may see: known ones, password hashes and signed tokens. */
export function secretsIn(text: string): string[] {
  const found = secrets.filter((secret) => text.includes(secret));
  for (const shape of [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/, /\$argon2\w*/, /~\w+\.\w+\.nobody~/]) {
    found.push(...(shape.exec(text) ?? []));
  }
  return found;
}

const operator: Reader = { name: 'the log', party: null, shop: null, vendor: null };
/** The minimal length of random words: refresh tokens, reset links and links to files. */
const randomWord = /(?<![\w-])[\w-]{43,}(?![\w-])/;

export function leaksInLog(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const found = [...leaksIn(line, operator), ...secretsIn(line), ...(randomWord.exec(line) ?? [])];
    return found.map((leak) => `${leak}: ${line.slice(0, 300)}`);
  });
}

export type SentMail = {
  readonly kind: string;
  /** All recipients. */
  readonly to: readonly string[];
  readonly text: string;
};

/** The mails in the folder of the server. */
export function sentMails(dataDir: string): SentMail[] {
  const folder = join(dataDir, 'mail');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => {
      const { headers, text, html, shown } = readMail(readFileSync(join(folder, name), 'utf8'));
      const sentTo = `${headers.get('to') ?? ''},${headers.get('cc') ?? ''}`;
      return {
        kind: /-([a-z_]+)\.eml$/.exec(name)?.[1] ?? name,
        to: [...sentTo.matchAll(/[^\s<>,"]+@[^\s<>,"]+/g)].map(([address]) => address),
        text: [...headers.values(), text, html, shown].join('\n'),
      };
    });
}

/** Canaries and secrets in mails to recipients that must not see them. An unknown address counts as a visitor. */
export function leaksInMails(mails: readonly SentMail[], fixtures: readonly Fixture[]): string[] {
  const readers = new Map<string, Reader[]>();
  for (const { alder, birch, logins, staff } of fixtures) {
    for (const role of staffRoles) {
      const party = partyOf(role);
      const reader =
        party === 'vendor' ? vendorOf(alder, 'first') : { name: role, party, shop: alder.word, vendor: null };
      add(readers, staff[role].email, reader);
    }
    for (const shop of [alder, birch]) addReaders(readers, shop);
    // Those whom a vendor invites learn its name.
    add(readers, `invited-vendor@${alder.ids.first.domain}`, vendorOf(alder, 'first'));
    add(readers, `invited-vendor-of-two-shops@${alder.ids.first.domain}`, vendorOf(alder, 'second'));
    for (const word of ['first', 'third'] as const) add(readers, logins[word].email, vendorOf(alder, word));
    for (const shop of [alder, birch]) add(readers, logins.second.email, vendorOf(shop, 'second'));
  }
  return mails.flatMap(({ kind, to, text }) =>
    to.flatMap((address) => {
      const known = readers.get(address) ?? [{ name: address, party: null, shop: null, vendor: null }];
      // A reader of two shops may see the texts of both.
      const leaksOf = known.map((reader) => new Set(leaksIn(text, { ...reader, name: address })));
      const [first = new Set<string>(), ...others] = leaksOf;
      const leaks = [...first].filter((leak) => others.every((other) => other.has(leak)));
      return [...leaks, ...secretsIn(text)].map((leak) => `${kind} to ${address}: ${leak}`);
    }),
  );
}

function addReaders(readers: Map<string, Reader[]>, shop: Shop): void {
  const { word, owner, rep } = shop;
  const merchant: Reader = { name: 'merchant', party: 'merchant', shop: word, vendor: null };
  add(readers, owner.email, merchant);
  add(readers, `member@${word}.example`, merchant);
  add(readers, rep.email, { name: 'sales rep', party: 'salesrep', shop: word, vendor: null });
  for (const vendor of ['first', 'second', 'third']) {
    const its = vendorOf(shop, vendor);
    add(readers, `contact@${vendor}.${word}.example`, its);
    add(readers, `${vendor}-viewer@${word}.example`, its);
    add(readers, `${vendor}@${word}.example`, its);
  }
}

function vendorOf({ word }: Shop, vendor: string): Reader {
  return { name: 'vendor', party: 'vendor', shop: word, vendor };
}

function add(readers: Map<string, Reader[]>, address: string, reader: Reader): void {
  readers.set(address, [...(readers.get(address) ?? []), reader]);
}
