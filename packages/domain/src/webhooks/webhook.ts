import type { HistoryEvent } from '../history/history-events.ts';
import type { HistoryObject } from '../history/history-objects.ts';

/* A webhook's message: what happened to which object, and nothing of its contents, which a program reads for itself. */

export type WebhookMessage = {
  /** Such as 'payout.created', or 'test.ping'. */
  readonly type: HistoryEvent | 'test.ping';
  readonly version: 1;
  /** When it happened, in ISO 8601. */
  readonly timestamp: string;
  readonly data: {
    /** The number of the entry in the history, by which `GET /events/?after=` goes on; 0 of a test. */
    readonly seq: number;
    readonly object: { readonly type: HistoryObject | 'test'; readonly id: string };
    /** The vendor that it concerns; null for none. */
    readonly vendor: number | null;
  };
};

/** How many webhooks a shop may have. */
export const mostWebhooks = 20;

/** The state of a webhook: 'failing' since its last attempt was not taken. */
export const webhookStates = ['on', 'failing', 'off'] as const;
export type WebhookState = (typeof webhookStates)[number];

export function webhookState(of: { readonly isOff: boolean; readonly isFailing: boolean }): WebhookState {
  if (of.isOff) return 'off';
  return of.isFailing ? 'failing' : 'on';
}

/** The id of a message, the same at every attempt. */
export function eventId(shopId: number, seq: number): string {
  return `evt_${shopId}_${seq}`;
}
