import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { RuleTarget } from '@consignment/domain/commission/dated-rules';
import { daysAfter } from '@consignment/domain/time/periods';
import type { RuleDraft } from '../../database/column-types.ts';
import { readRuleDraft, type SentRule } from './domain/rule-draft.ts';
import { notFound, refuse, Refusal, type ProblemError } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import { knownOf } from './queries/rule-versions.ts';

const texts = defineTexts('RuleDrafts', {
  tooSoon:
    'Vendors get {days, plural, one {one day’s} other {# days’}} notice: the first day can be {day} or later.',
});

/** Drafts as they were sent. Throws a Refusal (422) with every fault of every draft. */
export function draftsOf(sent: readonly SentRule[], currency: CurrencyCode): RuleDraft[] {
  const faults: ProblemError[] = [];
  const drafts = sent.flatMap((one, index): RuleDraft[] => {
    const read = readRuleDraft(one, currency);
    if (read.is === 'ok') return [read.draft];
    for (const { pointer, why } of read.faults) {
      faults.push({ detail: why, pointer: `/rules/${index}${pointer}`, code: 'invalid_value' });
    }
    return [];
  });
  const [first, ...rest] = faults;
  if (first !== undefined) throw new Refusal(422, 'invalid_value', [first, ...rest]);
  return drafts;
}

/** Throws a Refusal (404) for the first draft whose vendor, product or variant the shop does not have. */
export async function requireTargets(tx: Tx, shopId: number, drafts: readonly RuleDraft[]): Promise<void> {
  const known = await knownOf(
    tx,
    shopId,
    drafts.map(({ target }) => target),
  );
  for (const [index, { target }] of drafts.entries()) {
    const named = [
      ['vendor', target.vendorId, known.vendors],
      ['product', target.productId, known.products],
      ['variant', target.variantId, known.variants],
    ] as const;
    for (const [field, id, ids] of named) {
      if (id === null || ids.has(id)) continue;
      const { code, message } = notFound();
      throw refuse(404, code, message, { pointer: `/rules/${index}/${field}` });
    }
  }
}

/** Throws a Refusal (422) for the first draft that begins sooner than the shop's notice allows; 0 days allow any. */
export function requireNotice(
  drafts: readonly RuleDraft[],
  notice: number,
  { today, locale }: { readonly today: string; readonly locale: string },
): void {
  if (notice === 0) return;
  const first = daysAfter(today, notice);
  const index = drafts.findIndex(({ from }) => from < first);
  if (index === -1) return;
  throw refuse(422, 'notice_too_short', texts.tooSoon({ days: notice, day: formatDay(first, locale) }), {
    pointer: `/rules/${index}/from_day`,
  });
}

/** The vendor whose lines alone these rules are for; null where other lines are concerned, or none. */
export function vendorConcerned(targets: readonly RuleTarget[]): number | null {
  const [first, ...others] = new Set(targets.map(({ vendorId }) => vendorId));
  return first !== undefined && others.length === 0 ? first : null;
}
