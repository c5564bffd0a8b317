import type { HistoryGroup } from '@consignment/domain/history/history-objects';
import { NotAnswered } from '../../common/outgoing.ts';
import { notFound, refuse } from '../../common/problem.ts';
import type { Sealer } from '../../common/sealed.ts';
import type { Sender } from '../../common/send-public.ts';
import { newWebhookSecret } from './webhook-signature.ts';
import type { Tx } from '../../database/database.ts';
import { placeOfWebhook } from './webhook-message.ts';
import { lockWebhook, saveSecrets, webhookById, type WebhookRow } from './queries/webhooks.ts';

const checkTimeoutMs = 10_000;

/** Throws a Refusal (422) for an address that nothing is sent to. */
export async function throwUnlessSendable(sender: Sender, url: string): Promise<void> {
  try {
    await sender.check(url, AbortSignal.timeout(checkTimeoutMs));
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error;
    throw refuse(422, 'invalid_value', error.message, { pointer: '/url' });
  }
}

/** Locked until the end of the transaction. Throws a Refusal (404). */
export async function heldWebhook(tx: Tx, shopId: number, id: number): Promise<WebhookRow> {
  const webhook = await lockWebhook(tx, shopId, id);
  if (webhook === null) throw notFound();
  return webhook;
}

/** As it is now. Throws a Refusal (404). */
export async function webhookNow(tx: Tx, shopId: number, id: number) {
  const webhook = await webhookById(tx, shopId, id);
  if (webhook === null) throw notFound();
  return webhook;
}

/** Saves a new secret, sealed, and returns it; the one before signs beside it until then. */
export async function renewSecret(
  tx: Tx,
  webhook: { readonly shopId: number; readonly id: number },
  sealer: Sealer,
  old?: { readonly secret: Buffer; readonly until: Date },
): Promise<string> {
  const secret = newWebhookSecret();
  const sealed = sealer.seal(secret, placeOfWebhook(webhook.shopId, webhook.id));
  await saveSecrets(tx, webhook.id, { secret: sealed, ...(old === undefined ? {} : { old }) });
  return secret;
}

/** A webhook as the history keeps it: of its address the host alone, since the rest may hold a secret. */
export function recordedWebhook(webhook: {
  readonly url: string;
  readonly description: string;
  readonly groups: readonly HistoryGroup[];
  readonly isOn: boolean;
}) {
  const { url, description, groups, isOn } = webhook;
  return { host: URL.parse(url)?.host ?? '', url, description, events: groups, is_on: isOn };
}
