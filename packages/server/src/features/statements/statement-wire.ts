import type { components } from '@consignment/client/generated/api';
import { moneyToWire } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import { statementCode, type StatementSums } from '@consignment/domain/statements/statement';
import { statedRuleOf } from '@consignment/domain/commission/stated-rule';
import type { StatementShows } from '@consignment/domain/statements/statement-document';
import type { NoteRow } from './queries/statement-notes.ts';
import type { RunProgress, SkippedPayee } from './queries/statement-runs.ts';
import type { StatementPayees } from '../../database/rows.ts';
import type { StatementSchedule } from './queries/statement-schedules.ts';
import { standingOf, type EntryRow, type StatementRow } from './queries/statements.ts';

type Schemas = components['schemas'];

export function statementToWire(row: StatementRow): Schemas['Statement'] {
  return {
    id: row.id,
    number: row.number,
    vendor: row.vendor_id,
    sales_rep: row.sales_rep_id,
    payee_name: row.details.payee.name,
    first_day: row.first_day,
    last_day: row.last_day,
    currency: row.currency,
    ...statementSumsToWire(row, row.currency),
    entries: row.entry_count,
    standing: standingOf(row),
    issued_at: row.issued_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    hash: row.hash,
    code: statementCode(row.hash),
    key: row.key_id,
  };
}

export function statementSumsToWire(
  sums: StatementSums,
  currency: string,
): Record<keyof StatementSums, string> {
  return {
    opening: moneyToWire(sums.opening, currency),
    earned: moneyToWire(sums.earned, currency),
    adjustments: moneyToWire(sums.adjustments, currency),
    custom_items: moneyToWire(sums.custom_items, currency),
    additional_pay: moneyToWire(sums.additional_pay, currency),
    payouts: moneyToWire(sums.payouts, currency),
    closing: moneyToWire(sums.closing, currency),
  };
}

export function noteToWire(note: NoteRow, shows: Pick<StatementShows, 'orders'>): Schemas['StatementNote'] {
  return {
    question: note.questionId,
    question_number: note.question,
    date: note.happenedAt.toISOString(),
    order_name: shows.orders ? note.orderName : '',
    title: note.title,
    text: note.text,
  };
}

/** `shows`: the parts of an entry that the session sees. */
export function entryToWire(
  row: EntryRow,
  currency: string,
  shows: StatementShows,
): Schemas['StatementEntry'] {
  return {
    position: row.position,
    section: row.section,
    reason: row.reason,
    item: row.item,
    line_item: row.item === 'line' ? row.item_id : null,
    payout: row.item === 'payout' || row.item === 'payout_pay' ? row.item_id : null,
    order_name: shows.orders ? row.order_name : '',
    title: row.title,
    sku: row.sku,
    quantity: row.quantity,
    price: row.price === null || !shows.prices ? null : moneyToWire(row.price, currency),
    rate: row.rate_ppm === null ? null : percentToWire(row.rate_ppm),
    rule: row.rule === null ? null : ruleToWire(row.rule),
    earned: moneyToWire(row.earned, currency),
    returned: moneyToWire(row.returned, currency),
    amount: moneyToWire(row.amount, currency),
    date: shows.dates ? row.happened_at.toISOString() : null,
    invoice_number: row.invoice_number,
  };
}

function ruleToWire(code: string): Schemas['StatedRule'] {
  const rule = statedRuleOf(code);
  if (rule === null) throw new Error(`'${code}' is no version of a rule.`);
  return { place: rule.place, from_day: rule.from, version: rule.version };
}

export function runToWire({ run, ...progress }: RunProgress): Schemas['StatementRun'] {
  return {
    id: run.id,
    payees: run.payees,
    first_day: run.first_day,
    last_day: run.last_day,
    sends_mail: run.sends_mail,
    is_active: run.finished_at === null,
    total: progress.total,
    done: progress.done,
    issued: progress.issued,
    skipped: progress.skipped.map((skipped) => skippedToWire(run.payees, skipped)),
    created_at: run.created_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
  };
}

export function skippedToWire(payees: StatementPayees, skipped: SkippedPayee): Schemas['SkippedStatement'] {
  const { payee_id: id, payee_name, outcome, reason } = skipped;
  return { ...payeeToWire(payees, id), payee_name, code: outcome, reason };
}

export function payeeToWire(payees: StatementPayees, id: number) {
  return payees === 'vendors' ? { vendor: id, sales_rep: null } : { vendor: null, sales_rep: id };
}

export function scheduleToWire(schedule: StatementSchedule | null): Schemas['StatementSchedule'] {
  return {
    day_of_month: schedule?.dayOfMonth ?? null,
    sends_mail: schedule?.sendsMail ?? true,
    next_on: schedule?.nextOn ?? null,
  };
}
