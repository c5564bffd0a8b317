import type { StatementCheck } from './check-statement.ts';
import { formatDate } from '../time/dates.ts';
import { formatMoney } from '../money/money.ts';
import type { StatementSummary } from '../statements/statement-summary.ts';
import { periodText } from '../statements/statement.ts';
import { defineTexts } from '../text/texts.ts';

/*
 * The words of a check, the same on the page and in the command.
 */

const texts = defineTexts('StatementCheckText', {
  everyByte: 'The file has not been altered since it was issued, and its signature is valid.',
  genuineLine: 'Genuine. {statement}, code {code}, key {key}.',
  genuineReportData:
    'The data is from a genuine report, but the rest of the file has been altered since it was issued. Ask for the file again.',
  genuineReportLine: 'Genuine. Move report {number}, from {formerApp} to {shop}. {result} Key {key}.',
  genuineStatementData:
    'The data is from a genuine statement, but the rest of the file has been altered since it was issued. Ask for the file again.',
  keyWithoutId: 'without a valid id',
  namesake: 'This statement is from {shop}. Only rely on it if that is the domain of the shop you deal with.',
  namesakeTitle: 'Another shop in this installation has the same name',
  notTheReport: 'This is not the report that was issued. Do not rely on it.',
  notTheStatement: 'This is not the statement that was issued. Do not rely on it.',
  retiredKey:
    'The file is signed with the key {key}, which was retired on {day}, before the file was issued. Do not rely on it.',
  statement: 'Statement {number} from {shop} to {payee}, {period}, closing balance {closing}',
  unknownKey:
    'The file is signed with the key {key}, which is not one of the known keys. The file may be from another installation, or forged.',
  unsupported:
    'This browser is too old for Ed25519 signatures, or the page was not loaded over HTTPS. Use a newer browser, or the command that checks statements.',
});

const verdictTitles = defineTexts('VerdictTitleOfStatementCheckText', {
  genuine: 'The statement is genuine',
  genuine_report: 'The report is genuine',
  changed_report: 'The file has been changed',
  changed: 'The file has been changed',
  unknown_key: 'The key is unknown',
  retired_key: 'The key has been retired',
  unreadable: 'The file is not a statement',
  unsupported: 'The signature can’t be checked in this browser',
} satisfies Record<StatementCheck['is'], string>);

/** The state of a genuine statement at the installation that issued it; `not_asked` where it could not be asked. */
export type StatementStanding = 'latest' | 'followed' | 'withdrawn' | 'unknown' | 'not_asked';

const standingTitles = defineTexts('StandingTitleOfStatementCheckText', {
  latest: 'Genuine, and the latest statement',
  followed: 'Genuine, but followed by a later statement',
  withdrawn: 'Genuine, but withdrawn',
  unknown: 'Signed, but unknown to this installation',
  not_asked: 'Genuine according to its signature',
} satisfies Record<StatementStanding, string>);

const standingTexts = defineTexts('StandingOfStatementCheckText', {
  latest: 'The file has not been altered since it was issued, and no later statements have been issued.',
  followed:
    'The file has not been altered since it was issued. A later statement continues from this statement’s closing balance.',
  withdrawn:
    'The statement was issued and later withdrawn. It is no longer valid, and the next statement includes its entries again.',
  unknown:
    'The signature is valid, but this installation has no record of this statement. The installation may have been restored from an older backup. Ask the shop.',
  not_asked:
    'The signature is valid. We couldn’t check with the installation whether the statement is the latest or has been withdrawn.',
} satisfies Record<StatementStanding, string>);

const codeTitles = defineTexts('CodeTitleOfStatementCheckText', {
  latest: 'Issued, and the latest statement',
  followed: 'Issued, but followed by a later statement',
  withdrawn: 'Issued, but withdrawn',
  unknown: 'Not issued by this installation',
} satisfies Record<Exclude<StatementStanding, 'not_asked'>, string>);

const codeTexts = defineTexts('CodeOfStatementCheckText', {
  latest: 'The statement with this code is the latest for its payee.',
  followed: 'A later statement continues from the closing balance of the statement with this code.',
  withdrawn: 'The statement with this code has been withdrawn and is no longer valid.',
  unknown:
    'This installation hasn’t issued a statement with this code. Please check the code against the printed statement.',
} satisfies Record<Exclude<StatementStanding, 'not_asked'>, string>);

/** The shop that issued a statement, as the installation knows it. */
export type StatementIssuer = {
  readonly name: string;
  readonly domain: string;
  /** Another shop of the installation has the name that the statement prints. */
  readonly has_namesake: boolean;
};

/** The shop that issued it, in a title and a sentence, where its name alone does not say which shop it is; null elsewhere. */
export function namesakeWarning({ name, domain, has_namesake: isOneOfTwo }: StatementIssuer): Verdict | null {
  if (!isOneOfTwo) return null;
  return { title: texts.namesakeTitle, text: texts.namesake({ shop: shopText(name, domain) }) };
}

/** 'Kiln & Co (kiln.example)' */
export function shopText(name: string, domain: string): string {
  return domain === '' ? name : `${name} (${domain})`;
}

export type Verdict = { readonly title: string; readonly text: string };

/** The finding of a check in a title and a sentence or two. */
export function verdictOf(check: StatementCheck): Verdict {
  return { title: verdictTitles[check.is], text: sentencesOn(check) };
}

function sentencesOn(check: StatementCheck): string {
  switch (check.is) {
    case 'genuine':
    case 'genuine_report':
      return texts.everyByte;
    case 'changed_report':
      return check.hasGenuineData ? texts.genuineReportData : texts.notTheReport;
    case 'changed':
      return check.data === null ? texts.notTheStatement : texts.genuineStatementData;
    case 'unknown_key':
      return texts.unknownKey({ key: keyText(check.key) });
    case 'retired_key':
      return texts.retiredKey({ key: keyText(check.key), day: formatDate(check.retiredAt, 'UTC') });
    case 'unreadable':
      return check.why;
    case 'unsupported':
      return texts.unsupported;
  }
}

/** The standing of a genuine statement in a title and a sentence. */
export function verdictOnStanding(standing: StatementStanding): Verdict {
  return { title: standingTitles[standing], text: standingTexts[standing] };
}

/** The standing of the statement whose code is printed on a paper. */
export function codeStandingOf(standing: Exclude<StatementStanding, 'not_asked'>): Verdict {
  return { title: codeTitles[standing], text: codeTexts[standing] };
}

/** The digits of a code as people type it, 16 or more of the hash; null for anything else. */
export function digitsOfCode(typed: string): string | null {
  const digits = typed.toLowerCase().replace(/[\s\p{Pd}]/gu, '');
  return /^[0-9a-f]{16,64}$/.test(digits) ? digits : null;
}

/** 'Statement 3 from Kiln & Co (kiln.example) to Blue Pots, October 2026, closing balance $950.00' */
export function summaryText(summary: StatementSummary): string {
  const { number, payee, firstDay, lastDay, shop, shopDomain, closing, currency } = summary;
  const period = periodText(firstDay, lastDay);
  return texts.statement({
    number,
    shop: shopText(shop, shopDomain),
    payee,
    period,
    closing: formatMoney(closing, currency),
  });
}

/** A check in one line, for the command. */
export function checkLine(check: StatementCheck): string {
  if (check.is === 'genuine') {
    const { summary } = check;
    const { code, key } = summary;
    return texts.genuineLine({ statement: summaryText(summary), code, key });
  }
  if (check.is === 'genuine_report') {
    const { number, shop, shopDomain, formerApp, result, key } = check.summary;
    return texts.genuineReportLine({ number, formerApp, shop: shopText(shop, shopDomain), result, key });
  }
  const { title, text } = verdictOf(check);
  return `${title}. ${text}`;
}

/** A text of a file, which may be of any length and with any characters. */
function keyText(key: string): string {
  return /^[0-9a-f]{16}$/.test(key) ? key : texts.keyWithoutId;
}
