import type { DatedRate } from '@consignment/domain/rules/filled-in-rule';
import * as z from 'zod/mini';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { firstDayFault, type Notice } from './rule-days.ts';
import type { PreviewAnswer } from './rule-preview.ts';

/** A rate from a day on; whose it is, the page knows. */
export type RateFromDay = Omit<DatedRate, 'vendor'>;

/** How rates from a day on are looked at and saved. */
export type RateDates = {
  /** The day before another is chosen. */
  first: string;
  notice: Notice;
  onPreview: (rate: RateFromDay) => Promise<PreviewAnswer>;
  /** Also announces the action. */
  onSave: (rate: RateFromDay, reason: string) => Promise<Outcome>;
};

/** The part of a form with a RateFrom in it. */
export type RateFromDraft = { rate_from: 'now' | 'date'; from_day: string };

export function fromNow(dates: Pick<RateDates, 'first'> | null): RateFromDraft {
  return { rate_from: 'now', from_day: dates?.first ?? '' };
}

export const rateFromShape = { rate_from: z.enum(['now', 'date']), from_day: z.string() };

/** Refuses a day that a rule cannot begin on. */
export function checkFromDay<Draft extends RateFromDraft>(dates: Pick<RateDates, 'notice'> | null) {
  return z.check<Draft>(({ value, issues }) => {
    if (value.rate_from === 'now' || dates === null) return;
    const message = firstDayFault(value.from_day, dates.notice);
    if (message !== null) issues.push({ code: 'custom', message, path: ['from_day'], input: value });
  });
}

/** The day from which a rate holds; null for now. */
export function fromDayOf({ rate_from: from, from_day: day }: RateFromDraft): string | null {
  return from === 'date' ? day : null;
}
