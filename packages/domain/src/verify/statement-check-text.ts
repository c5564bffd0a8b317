import type { StatementCheck } from './check-statement.ts';
import { formatDate } from '../time/dates.ts';
import { formatMoney } from '../money/money.ts';
import type { StatementSummary } from '../statements/statement-summary.ts';
import { periodText } from '../statements/statement.ts';

/*
 * The words of a check, the same on the page and in the command.
 */

/** Where a genuine statement stands with the installation that issued it; `not_asked` where it could not be asked. */
export type StatementStanding = 'latest' | 'followed' | 'withdrawn' | 'unknown' | 'not_asked';

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
  return {
    title: 'Another shop here has this name',
    text: `This statement is from ${shopText(name, domain)}. Rely on it only if that is the domain of the shop that you deal with.`,
  };
}

/** 'Kiln & Co (kiln.example)' */
export function shopText(name: string, domain: string): string {
  return domain === '' ? name : `${name} (${domain})`;
}

export type Verdict = { readonly title: string; readonly text: string };

/** The finding of a check in a title and a sentence or two. */
export function verdictOf(check: StatementCheck): Verdict {
  switch (check.is) {
    case 'genuine':
      return {
        title: 'The statement is genuine',
        text: 'Every byte of the file is as it was issued, and its signature is right.',
      };
    case 'genuine_report':
      return {
        title: 'The report is genuine',
        text: 'Every byte of the file is as it was issued, and its signature is right.',
      };
    case 'changed_report':
      return {
        title: 'The file was changed',
        text: check.hasGenuineData
          ? 'The data in it is that of a genuine report, and the rest of the file is not as it was issued. Ask for the file again.'
          : 'It is not the report that was issued. Do not rely on it.',
      };
    case 'changed':
      return {
        title: 'The file was changed',
        text:
          check.data === null
            ? 'It is not the statement that was issued. Do not rely on it.'
            : 'The data in it is that of a genuine statement, and the rest of the file is not as it was issued. Ask for the file again.',
      };
    case 'unknown_key':
      return {
        title: 'The key is unknown',
        text: `The file is signed with the key ${keyText(check.key)}, which is not one of these keys. It may come from another installation, or be forged.`,
      };
    case 'retired_key':
      return {
        title: 'The key was retired',
        text: `The file is signed with the key ${keyText(check.key)}, which was retired on ${formatDate(check.retiredAt, 'UTC')}, before the statement says that it was issued. Do not rely on it.`,
      };
    case 'unreadable':
      return { title: 'The file is not a statement', text: check.why };
    case 'unsupported':
      return {
        title: 'The signature cannot be checked here',
        text: 'Ed25519 signatures are too new for this browser, or the page did not come over HTTPS. Use a newer browser, or the command that checks statements.',
      };
  }
}

/** The standing of a genuine statement in a title and a sentence. */
export function verdictOnStanding(standing: StatementStanding): Verdict {
  return standings[standing];
}

const standings: Readonly<Record<StatementStanding, Verdict>> = {
  latest: {
    title: 'Genuine, and the latest',
    text: 'The file is as it was issued, byte for byte, and no later statement follows it.',
  },
  followed: {
    title: 'Genuine, and followed by another',
    text: 'The file is as it was issued, byte for byte. A later statement goes on from its closing balance.',
  },
  withdrawn: {
    title: 'Genuine, and withdrawn',
    text: 'It was issued, and then taken back. It does not count any more, and the next statement states its entries again.',
  },
  unknown: {
    title: 'Signed, and unknown here',
    text: 'The signature is right, and this installation has no such statement. It may have been restored from an older backup. Ask the shop.',
  },
  not_asked: {
    title: 'Genuine by its signature',
    text: 'The signature is right. The installation could not be asked whether the statement is the latest or was withdrawn.',
  },
};

/** The standing of the statement whose code is printed on a paper. */
export function codeStandingOf(standing: Exclude<StatementStanding, 'not_asked'>): Verdict {
  return codeStandings[standing];
}

const codeStandings: Readonly<Record<Exclude<StatementStanding, 'not_asked'>, Verdict>> = {
  latest: {
    title: 'Issued here, and the latest',
    text: 'The statement with this code is the last one of its payee.',
  },
  followed: {
    title: 'Issued here, and followed by another',
    text: 'A later statement goes on from the closing balance of the one with this code.',
  },
  withdrawn: {
    title: 'Issued here, and withdrawn',
    text: 'The statement with this code was taken back and does not count any more.',
  },
  unknown: {
    title: 'Unknown here',
    text: 'This installation has issued no statement with this code. Compare it with the paper once more.',
  },
};

/** The digits of a code as people type it, 16 or more of the hash; null for anything else. */
export function digitsOfCode(typed: string): string | null {
  const digits = typed.toLowerCase().replace(/[\s\p{Pd}]/gu, '');
  return /^[0-9a-f]{16,64}$/.test(digits) ? digits : null;
}

/** 'Statement 3 from Kiln & Co (kiln.example) to Blue Pots, October 2026, closing balance $950.00' */
export function summaryText(summary: StatementSummary): string {
  const { number, payee, firstDay, lastDay, shop, shopDomain, closing, currency } = summary;
  const period = periodText(firstDay, lastDay);
  return `Statement ${number} from ${shopText(shop, shopDomain)} to ${payee}, ${period}, closing balance ${formatMoney(closing, currency)}`;
}

/** A check in one line, for the command. */
export function checkLine(check: StatementCheck): string {
  if (check.is === 'genuine') {
    const { summary } = check;
    return `genuine. ${summaryText(summary)}, code ${summary.code}, key ${summary.key}.`;
  }
  if (check.is === 'genuine_report') {
    const { number, shop, shopDomain, formerApp, result, key } = check.summary;
    return `genuine. Report of move ${number} from ${formerApp} to ${shopText(shop, shopDomain)}. ${result} Key ${key}.`;
  }
  const { title, text } = verdictOf(check);
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}. ${text}`;
}

/** A text of a file, which may be of any length and with any characters. */
function keyText(key: string): string {
  return /^[0-9a-f]{16}$/.test(key) ? key : 'without a proper id';
}
