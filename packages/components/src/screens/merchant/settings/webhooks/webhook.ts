import { historyGroups, type HistoryGroup } from '@consignment/domain/history/history-objects';
import { defineTexts } from '@consignment/domain/text/texts';
import type { WebhookState } from '@consignment/domain/webhooks/webhook';
import * as z from 'zod/mini';
import type { BadgeTone } from '../../../../primitives/text/Badge.tsx';
import type { Outcome, Problem } from '../../../../primitives/feedback/outcome.ts';

const texts = defineTexts('Webhook', {
  urlMissing: 'Enter the URL.',
  urlTooLong: 'Use at most 2,000 characters.',
  descriptionTooLong: 'Use at most 200 characters.',
  eventMissing: 'Choose at least one type of event.',
  answered: '{status} in {duration} ms',
  on: 'On',
  failing: 'Failing',
  off: 'Off',
  waiting: 'Waiting',
  behind: 'Queued',
  delivered: 'Delivered',
  failed: 'Failed',
});

/** Instants are ISO 8601. */
export type ShownWebhook = {
  id: number;
  url: string;
  description: string;
  events: readonly HistoryGroup[];
  state: WebhookState;
  /** By hand; since it answered 410; since it took nothing for three days. */
  off_because: 'person' | 'gone' | 'failing' | null;
  off_at: string | null;
  failing_since: string | null;
  /** Until then the secret before signs too. */
  old_secret_until: string | null;
  /** Events that are not delivered yet. */
  waiting: number;
};

export type DeliveryState = 'waiting' | 'behind' | 'delivered' | 'failed';

export type ShownDelivery = {
  seq: number;
  event: string;
  object: { type: string; id: string };
  happened_at: string;
  state: DeliveryState;
  attempts: number;
  next_at: string | null;
  /** Of the last answer; null where there was none. */
  status: number | null;
  /** How the last answer began. */
  answer: string;
  /** Why there was no answer. */
  problem: string;
  duration_ms: number | null;
};

/** The answer to a test. */
export type WebhookTry = {
  is_taken: boolean;
  status: number | null;
  answer: string;
  problem: string;
  duration_ms: number;
};

export type WebhookValues = { url: string; description: string; events: HistoryGroup[] };

/** A secret, which is shown this once; or why there is none. */
export type SecretOutcome = { is: 'done'; secret: string } | Extract<Outcome, { is: 'refused' }>;
export type TryOutcome = { is: 'tried'; what: WebhookTry } | { is: 'refused'; problem: Problem };

/** The groups of events, in the order of the history. */
export const eventGroups: readonly HistoryGroup[] = Object.keys(historyGroups).filter(isGroup);

function isGroup(text: string): text is HistoryGroup {
  return Object.hasOwn(historyGroups, text);
}

type BadgeOf = { label: string; tone: BadgeTone };

const webhookTones = {
  on: 'plain',
  failing: 'critical',
  off: 'neutral',
} as const satisfies Record<WebhookState, BadgeTone>;

export function webhookStateBadge(state: WebhookState): BadgeOf {
  return { label: texts[state], tone: webhookTones[state] };
}

const deliveryTones = {
  waiting: 'caution',
  behind: 'neutral',
  delivered: 'plain',
  failed: 'critical',
} as const satisfies Record<DeliveryState, BadgeTone>;

export function deliveryBadge(state: DeliveryState): BadgeOf {
  return { label: texts[state], tone: deliveryTones[state] };
}

/** `Payouts, Statements`. */
export function eventsText(events: readonly HistoryGroup[]): string {
  return events.map((event) => historyGroups[event]).join(', ');
}

/** `Answered 500 in 12 ms: out of order`. Empty before the first attempt. */
export function answerText(of: Pick<ShownDelivery, 'status' | 'answer' | 'problem' | 'duration_ms'>): string {
  const answered =
    of.status === null ? '' : texts.answered({ status: of.status, duration: of.duration_ms ?? 0 });
  return [answered, of.problem, of.answer].filter((part) => part !== '').join(': ');
}

export type WebhookDraft = { url: string; description: string; events: Record<HistoryGroup, boolean> };

// Every group has its box.
const noEvents = Object.fromEntries(eventGroups.map((group) => [group, false])) as WebhookDraft['events'];

export function webhookDraft(
  webhook: Pick<ShownWebhook, 'url' | 'description' | 'events'> | null,
): WebhookDraft {
  if (webhook === null) return { url: '', description: '', events: noEvents };
  const { url, description } = webhook;
  const events = Object.fromEntries(webhook.events.map((group) => [group, true]));
  return { url, description, events: { ...noEvents, ...events } };
}

export function webhookValues({ url, description, events }: WebhookDraft): WebhookValues {
  return { url, description, events: eventGroups.filter((group) => events[group]) };
}

export const webhookSchema = z.object({
  url: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => texts.urlMissing }),
      z.maxLength(2000, { error: () => texts.urlTooLong }),
    ),
  description: z.string().check(z.trim(), z.maxLength(200, { error: () => texts.descriptionTooLong })),
  events: z
    .object(
      // As the draft has them.
      Object.fromEntries(eventGroups.map((group) => [group, z.boolean()])) as Record<
        HistoryGroup,
        z.ZodMiniBoolean
      >,
    )
    // Said at the first of them.
    .check(
      z.refine((events) => Object.values(events).some(Boolean), {
        error: () => texts.eventMissing,
        path: [eventGroups[0] ?? ''],
      }),
    ),
});
