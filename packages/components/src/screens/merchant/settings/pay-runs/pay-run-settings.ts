import {
  bankFileFormats,
  type BankFileFormat,
  type CsvField,
  type CsvForm,
} from '@consignment/domain/pay-runs/bank-file';
import { parseAmount } from '@consignment/domain/money/amount-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyToWire } from '@consignment/domain/money/money';
import { payoutMethods, type PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';

const texts = defineTexts('PayRunSettings', {
  belowZero: 'The limit cannot be below zero.',
});

/** `day` counts those of a week from Monday, 1, and those of a month; a shorter month has its last day for the 31st. */
export type PayRunSchedule = {
  every: 'week' | 'two_weeks' | 'month';
  day: number;
  /** Null pays each vendor by its own method. */
  method?: PayoutMethod | null;
};

/** Amounts are decimal strings of the books. */
export type PayRunSettings = {
  schedule: PayRunSchedule | null;
  pays_by_itself: boolean;
  /** Two people have to approve a larger amount; null where one is enough. */
  second_above: string | null;
  file_format: BankFileFormat | null;
  /** The shop's own account. */
  from: { holder: string; masked: string } | null;
  columns: BankColumns | null;
  /** ACH files also debit their sum from this account. */
  balanced_file: boolean;
  /** At the head of ACH files; null for the company identification. */
  immediate_origin: string | null;
};

/** The columns of the file for a bank, from the left. */
export type BankColumns = CsvForm & {
  has_header: boolean;
  /** `text` is that of a fixed column, and empty for the others. */
  columns: { title: string; field: CsvField; text: string }[];
};

/** The schedule and the approval, as they are sent. */
export type PayRunRules = Pick<PayRunSettings, 'schedule' | 'pays_by_itself' | 'second_above'>;

export type RulesDraft = {
  every: string;
  weekday: string;
  monthDay: string;
  method: string;
  paysByItself: boolean;
  secondAbove: string;
};

/** The same with the schedule as one text, so that a change of any of it is a change of the schedule. */
export type RulesValues = { schedule: string | null; pays_by_itself: boolean; second_above: string | null };

/** The choices of the form that are null on the wire. */
export const noSchedule = 'off';
export const ownMethod = 'own';

export function rulesDraft({ schedule, pays_by_itself, second_above }: PayRunRules): RulesDraft {
  const isMonthly = schedule?.every === 'month';
  return {
    every: schedule?.every ?? noSchedule,
    weekday: String(schedule !== null && !isMonthly ? schedule.day : 1),
    monthDay: String(schedule !== null && isMonthly ? schedule.day : 1),
    method: schedule?.method ?? ownMethod,
    paysByItself: pays_by_itself,
    secondAbove: second_above ?? '',
  };
}

export function rulesSchema(books: CurrencyCode) {
  return z
    .object({
      every: z.string(),
      weekday: z.string(),
      monthDay: z.string(),
      method: z.string(),
      paysByItself: z.boolean(),
      secondAbove: z.string(),
    })
    .check(({ value: { secondAbove }, issues }) => {
      if (secondAbove.trim() === '') return;
      const parsed = parseAmount(secondAbove, books);
      const message = parsed.is === 'refused' ? parsed.why : parsed.minor < 0 ? texts.belowZero : null;
      if (message === null) return;
      issues.push({ code: 'custom', message, path: ['secondAbove'], input: secondAbove });
    });
}

/** Called with a draft that the schema accepts. */
export function rulesValues(draft: RulesDraft, books: CurrencyCode): RulesValues {
  const day = draft.every === 'month' ? draft.monthDay : draft.weekday;
  const limit = draft.secondAbove.trim();
  const parsed = limit === '' ? null : parseAmount(limit, books);
  return {
    schedule: draft.every === noSchedule ? null : `${draft.every} ${day} ${draft.method}`,
    pays_by_itself: draft.paysByItself,
    second_above: parsed?.is === 'ok' ? moneyToWire(parsed.minor, books) : null,
  };
}

/** The changed rules as they are sent. */
export function rulesChange(change: Partial<RulesValues>): Partial<PayRunRules> {
  const { schedule, ...others } = change;
  return { ...others, ...(schedule !== undefined && { schedule: scheduleOf(schedule) }) };
}

function scheduleOf(text: string | null): PayRunSchedule | null {
  if (text === null) return null;
  const [every, day, method] = text.split(' ');
  return {
    every: every === 'week' || every === 'two_weeks' ? every : 'month',
    day: Number(day),
    method: payoutMethods.find((one) => one === method) ?? null,
  };
}

export function formatOf(text: string): BankFileFormat | null {
  return bankFileFormats.find((format) => format === text) ?? null;
}
