import { defineTexts } from '@consignment/domain/text/texts';
import { isDate } from '@consignment/domain/time/zone';
import { endsTooEarly } from '../../common/period.ts';
import { notFound, refuse, type Refusal } from '../../common/problem.ts';
import type { StatementRefusal } from './ledger/statement-period.ts';

const texts = defineTexts('StatementDays', {
  noDay: '“{day}” is not a valid date in the form YYYY-MM-DD.',
});

/** The days of a statement as they were asked for. Throws a Refusal for days that do not exist or end before they start. */
export function statedDays(
  { first_day: firstDay, last_day: lastDay }: { readonly first_day: string; readonly last_day: string },
  pointers: readonly [first: string, last: string],
): { readonly firstDay: string; readonly lastDay: string } {
  for (const [at, day] of [firstDay, lastDay].entries()) {
    if (isDate(day)) continue;
    throw refuse(400, 'wrong_format', texts.noDay({ day }), { pointer: pointers[at] ?? '' });
  }
  // YYYY-MM-DD sorts as text.
  if (lastDay < firstDay) throw endsTooEarly(firstDay, lastDay, pointers[1]);
  return { firstDay, lastDay };
}

export function refuseStatement({ code, detail }: StatementRefusal): Refusal {
  if (code === 'not_found') return notFound();
  return refuse(code === 'recalculating' ? 409 : 422, code, detail);
}
