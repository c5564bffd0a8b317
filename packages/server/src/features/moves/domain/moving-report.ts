import { canonicalJson } from '@consignment/domain/text/canonical-json';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyToWire } from '@consignment/domain/money/money';
import { causeText } from '@consignment/domain/moves/moving-cause-text';
import type { MovingFile } from '@consignment/domain/moves/moving-fields';
import { equalText, type MovingAnswer, type MovingSums } from '@consignment/domain/moves/moving-groups';
import type { CauseDetail } from '@consignment/domain/moves/moving-lines';
import type { Document } from '@consignment/domain/statements/statement-document';
import type { StatementProof } from '@consignment/domain/statements/statement-file';

/*
 * The report of a move: each payout of the former app beside what our rules make of it. Its canonical JSON is hashed and signed with the
 * keys that sign statements. A change of its form is a new version of the format.
 */

/** The facts of a report before its payouts. Money in minor units. */
export type ReportHead = {
  /** Of the move. */
  readonly number: number;
  /** As the shop calls it. */
  readonly formerApp: string;
  readonly shop: { readonly name: string; readonly address: readonly string[] };
  readonly currency: CurrencyCode;
  readonly timeZone: string;
  readonly checkedAt: Date | null;
  readonly bookedAt: Date | null;
  readonly undoneAt: Date | null;
  readonly issuedAt: Date;
  /** The address of the page that checks it. */
  readonly checkAt: string;
  readonly sums: MovingSums;
  /** Opening balances that were entered. */
  readonly opening: { readonly vendors: number; readonly amount: number };
  readonly files: readonly ReportFile[];
  /** The rules by which the amounts here were calculated, in words, as they were at the check. */
  readonly rules: readonly string[];
};

export type ReportFile = {
  readonly file: MovingFile;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly hash: string;
  readonly rows: number;
  readonly refused: number;
};

/** A payout of the former app with its differences; `number` is its number there. */
export type ReportPayout = {
  readonly number: string;
  readonly vendor: string;
  readonly day: string;
  readonly oldAmount: number;
  readonly ourAmount: number;
  /** Our own number of the booked payout; null where it is not booked. */
  readonly invoiceNumber: number | null;
  /** Why it cannot be booked; null where it can be. */
  readonly blocked: string | null;
  readonly differences: readonly ReportDifference[];
};

export type ReportDifference = {
  /** '' for one of the payout's sum. */
  readonly order: string;
  readonly title: string;
  readonly oldAmount: number;
  readonly ourAmount: number;
  readonly detail: CauseDetail;
  readonly answer: MovingAnswer | null;
};

export function reportHeadDocument(head: ReportHead): Document {
  const { currency, sums, opening } = head;
  const money = (minor: number) => moneyToWire(minor, currency);
  const time = (at: Date | null) => at?.toISOString() ?? null;
  return {
    booked_at: time(head.bookedAt),
    check_at: head.checkAt,
    checked_at: time(head.checkedAt),
    currency,
    files: head.files.map((file) => ({ ...file })),
    format: 'consignment-move-report',
    former_app: head.formerApp,
    issued_at: head.issuedAt.toISOString(),
    number: head.number,
    opening: { amount: money(opening.amount), vendors: opening.vendors },
    result: equalText(sums),
    rules: head.rules,
    shop: { ...head.shop },
    sums: {
      accepted: sums.accepted,
      blocked: sums.blocked,
      difference: money(sums.difference),
      equal: sums.equal,
      explained: sums.explained,
      left: sums.left,
      old_amount: money(sums.oldAmount),
      open: sums.open,
      our_amount: money(sums.ourAmount),
      payouts: sums.payouts,
    },
    time_zone: head.timeZone,
    undone_at: time(head.undoneAt),
    version: 1,
  };
}

export function reportPayoutDocument(payout: ReportPayout, currency: CurrencyCode): Document {
  const money = (minor: number) => moneyToWire(minor, currency);
  const compared = ({ oldAmount, ourAmount }: { oldAmount: number; ourAmount: number }) => ({
    difference: money(oldAmount - ourAmount),
    old_amount: money(oldAmount),
    our_amount: money(ourAmount),
  });
  return {
    ...compared(payout),
    ...(payout.blocked === null ? {} : { blocked: payout.blocked }),
    date: payout.day,
    ...(payout.invoiceNumber === null ? {} : { invoice: payout.invoiceNumber }),
    number: payout.number,
    vendor: payout.vendor,
    ...(payout.differences.length === 0
      ? {}
      : {
          differences: payout.differences.map((one) => ({
            ...compared(one),
            ...(one.answer === null ? {} : { answer: one.answer }),
            cause: one.detail.cause,
            ...(one.order === '' ? {} : { order: one.order }),
            text: causeText(one.detail, currency),
            ...(one.title === '' ? {} : { title: one.title }),
          })),
        }),
  };
}

/** The canonical JSON that is hashed, in parts: the head, and batches of payouts. */
export async function* reportParts(
  head: Document,
  payouts: AsyncIterable<readonly Document[]>,
): AsyncGenerator<string> {
  yield* around(canonicalJson({ ...head, payouts: [] }), payouts);
}

/**
 * The JSON file in parts: the canonical form of the report with its proof, without a newline at the end. `onReport` gets the parts of the
 * report as they are written, so that they can be held against the hash.
 */
export async function* reportFileParts(
  head: Document,
  { hash, key, signature }: StatementProof,
  payouts: AsyncIterable<readonly Document[]>,
  onReport: (part: string) => void = () => undefined,
): AsyncGenerator<string> {
  yield `{"hash":${canonicalJson(hash)},"key":${canonicalJson(key)},"report":`;
  for await (const part of reportParts(head, payouts)) {
    onReport(part);
    yield part;
  }
  yield `,"signature":${canonicalJson(signature)}}`;
}

const emptyPayouts = '"payouts":[]';

async function* around(text: string, payouts: AsyncIterable<readonly Document[]>): AsyncGenerator<string> {
  // A text inside of a value has its quotes escaped, and the count of payouts is no list, so the place is the list's.
  const place = text.indexOf(emptyPayouts) + emptyPayouts.length - 1;
  yield text.slice(0, place);
  let isFirst = true;
  for await (const batch of payouts) {
    if (batch.length === 0) continue;
    yield `${isFirst ? '' : ','}${batch.map((payout) => canonicalJson(payout)).join(',')}`;
    isFirst = false;
  }
  yield text.slice(place);
}
