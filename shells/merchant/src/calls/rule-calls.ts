import { answerOf, settled, type Settled } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import type { components } from '@consignment/client/generated/api';
import type { VendorSettingsTab } from '@consignment/components/screens/merchant/vendors/settings/VendorSettingsTab';
import type { RulesSettings } from '@consignment/components/screens/merchant/rules/RulesSettings';
import { ruleSentence } from '@consignment/domain/rules/rule-sentence';
import { ruleOfRate } from '@consignment/domain/rules/filled-in-rule';
import { defineTexts } from '@consignment/domain/text/texts';
import { dayAt } from '@consignment/domain/time/zone';
import { dayAfter, daysAfter, thisMonth } from '@consignment/domain/time/periods';
import { announce } from '@consignment/routing/pages/announcements';
import { useSentOnce } from '@consignment/routing/app/use-sent-once';
import type { ComponentProps } from 'react';
import { client } from '../api.ts';
import { ifMay } from '../may.ts';
import { useApp } from '../routes/app.tsx';

const texts = defineTexts('RuleCalls', {
  made: '{n, plural, one {# rule was created.} other {# rules were created.}}',
});

type Screen = ComponentProps<typeof RulesSettings>;
type Changes = NonNullable<Screen['changes']>;
type Preview = Awaited<ReturnType<Changes['onPreview']>>;
type RuleDraft = Parameters<Changes['onPreview']>[0][number];
type RateDates = NonNullable<ComponentProps<typeof VendorSettingsTab>['dates']>;
type RateFromDay = Parameters<RateDates['onPreview']>[0];
type Saved = components['schemas']['RuleVersion'][];

/** The effect of drafts, or of taking a version back, as the server works it out without saving anything. */
export async function previewDrafts(rules: readonly RuleDraft[], takenBack?: number): Promise<Preview> {
  const body = { rules: [...rules], ...(takenBack === undefined ? {} : { taken_back: takenBack }) };
  try {
    return { is: 'ready', preview: await answerOf(client.POST('/rules/preview/', { body })) };
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) };
  }
}

/** Saves drafts, all or none and once, however often the same ones are sent while the answer is not known. */
export function useSaveDrafts(
  onSaved: (saved: Saved) => Promise<void> | void,
  /** The last version that the person has seen, of the one rule that is changed. */
  seen?: number,
): Changes['onSave'] {
  const { books } = useApp().currency;
  const sendOnce = useSentOnce();
  return async (rules, reason) => {
    const expected = seen === undefined ? {} : { expected_versions: [seen] };
    const body = { rules: [...rules], reason, ...expected };
    const answer = await sendOnce({ rules, reason }, (header) =>
      answerOf(client.POST('/rules/save/', { params: { header }, body })),
    );
    // Asked again it is the same request.
    if (answer.is !== 'done') return { is: 'refused', problem: answer.problem };
    const { results } = answer.made;
    const [made, ...others] = results;
    // Vendors get a mail of it, so it is not undone here.
    if (made !== undefined)
      announce(others.length === 0 ? ruleSentence(made, books) : texts.made({ n: results.length }));
    await onSaved(results);
    return { is: 'done' };
  };
}

/** Rates from a day on, of a vendor or of the whole shop; null for a person who may not make rules. */
export function useRateDates(
  vendor: number | null,
  { notice, timeZone, onSaved }: { notice: NoticeSettings | null; timeZone: string; onSaved: () => void },
): RateDates | null {
  const save = useSaveDrafts(onSaved);
  if (notice === null) return null;
  const ruleOf = (rate: RateFromDay): RuleDraft => ruleOfRate({ ...rate, vendor });
  return {
    ...noticeOf(notice, dayAt(new Date(), timeZone)),
    onPreview: (rate) => previewDrafts([ruleOf(rate)]),
    onSave: (rate, reason) => save([ruleOf(rate)], reason),
  };
}

/** The notice where the person may make rules, else null. */
export async function askRateNotice(signal: AbortSignal): Promise<NoticeSettings | null> {
  return ifMay('previewRules', () => ifMay('saveRules', () => askNotice(signal)));
}

/** Reads drafts from a file, and saves none of them. */
export const readRules: Changes['onRead'] = async (text) => {
  try {
    const call = client.POST('/rules/read-file/', {
      headers: { 'Content-Type': 'text/csv' },
      body: text,
      bodySerializer: (body) => body,
    });
    const { rules, ...read } = await answerOf(call);
    return { is: 'read', read: { ...read, rules: rules.map(({ rule, ...names }) => ({ rule, names })) } };
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) };
  }
};

export const findWinner: Screen['onFindWinner'] = async ({ variant, vendor, on }) => {
  const query = { variant, on, ...(vendor === null ? {} : { vendor_id: vendor }) };
  try {
    return { is: 'found', winner: await answerOf(client.GET('/rules/winner/', { params: { query } })) };
  } catch (cause) {
    return { is: 'refused', problem: toProblem(cause) };
  }
};

type NoticeSettings = Settled<{ notice_days: number }>;

export function askNotice(signal: AbortSignal): Promise<NoticeSettings> {
  return settled(answerOf(client.GET('/rules/settings/', { signal })));
}

/** The notice, and the first day that a form offers: the first of the next month, or the soonest after it. */
export function noticeOf(settings: NoticeSettings, today: string): Pick<Screen, 'notice' | 'first'> {
  // While it is not known, the server has the last word.
  const days = settings.is === 'ready' ? settings.value.notice_days : 0;
  const soonest = days === 0 ? null : daysAfter(today, days);
  const next = dayAfter(thisMonth(today).end);
  return { notice: { days, soonest }, first: soonest !== null && soonest > next ? soonest : next };
}
