/*
 * Parses PayPal's answers defensively: every field may be missing, and no URL in an answer is ever followed. Shapes:
 * developer.paypal.com/api/payments.payouts-batch/v1.
 */

type Json = Readonly<Record<string, unknown>>;

/** A batch of one item, as in `GET /v1/payments/payouts/{id}`. */
export type PaypalBatch = {
  readonly id: string;
  readonly status: string;
  readonly senderBatchId: string;
  /** Null until PayPal has created it. */
  readonly item: PaypalItem | null;
};

export type PaypalItem = {
  readonly id: string;
  readonly status: string;
  /** As a decimal string. */
  readonly value: string;
  readonly currency: string;
  readonly receiver: string;
  /** PayPal's fee for it, on top of the amount; null where it does not say so. */
  readonly fee: { readonly value: string; readonly currency: string } | null;
  /** PayPal's reason for a failure, in words; '' where there is none. */
  readonly problem: string;
  /** The name of its error; '' where there is none. */
  readonly error: string;
};

export function batchIn(body: unknown): PaypalBatch | null {
  const header = objectAt(body, 'batch_header');
  const id = idOf(header['payout_batch_id']);
  if (id === null) return null;
  return {
    id,
    status: textAt(header, 'batch_status'),
    senderBatchId: textAt(objectAt(header, 'sender_batch_header'), 'sender_batch_id'),
    item: itemIn(listAt(body, 'items')[0]),
  };
}

export function itemIn(body: unknown): PaypalItem | null {
  const item = asObject(body);
  const id = idOf(item['payout_item_id']);
  if (id === null) return null;
  const sent = objectAt(item, 'payout_item');
  const amount = objectAt(sent, 'amount');
  return {
    id,
    status: textAt(item, 'transaction_status'),
    value: textAt(amount, 'value'),
    currency: textAt(amount, 'currency'),
    receiver: textAt(sent, 'receiver'),
    fee: feeIn(item['payout_item_fee']),
    problem: problemIn(item['errors']),
    error: nameIn(item['errors']),
  };
}

function feeIn(fee: unknown): PaypalItem['fee'] {
  const [value, currency] = [textAt(fee, 'value'), textAt(fee, 'currency')];
  return value === '' || currency === '' ? null : { value, currency };
}

/** The batch id in an answer to a new payout. */
export function madeBatchIn(body: unknown): string | null {
  return idOf(objectAt(body, 'batch_header')['payout_batch_id']);
}

/**
 * PayPal's refusal of a known batch id (400 USER_BUSINESS_ERROR at SENDER_BATCH_ID), with a link to its batch. Only
 * the id in that link is used; null where there is none.
 */
export function knownBatchIn(body: unknown): { readonly id: string | null } | null {
  const details = listAt(body, 'details').map(asObject);
  const known = details.find(
    (detail) =>
      /already exists|duplicate/i.test(textAt(detail, 'issue')) &&
      /^\W*sender_batch_id$|sender_batch_header.*sender_batch_id/i.test(textAt(detail, 'field')),
  );
  const isNamed = /^DUPLICATE_(BATCH|SENDER_BATCH)/i.test(textAt(asObject(body), 'name'));
  if (known === undefined && !isNamed) return null;
  const links = [known?.['link'], known?.['links'], asObject(body)['links']].flatMap((part) =>
    Array.isArray(part) ? part.map(asObject) : [],
  );
  for (const link of links) {
    const id = /\/v1\/payments\/payouts\/([A-Za-z0-9_-]{1,64})(?:[/?#]|$)/.exec(textAt(link, 'href'))?.[1];
    if (id !== undefined) return { id };
  }
  return { id: null };
}

/** The error in words: PayPal's message, or its name of the error. */
export function problemIn(body: unknown): string {
  const error = asObject(body);
  const message = textAt(error, 'message') || textAt(error, 'error_description');
  const name = textAt(error, 'name') || textAt(error, 'error');
  const [detail] = listAt(error, 'details').map(asObject);
  const more = detail === undefined ? '' : textAt(detail, 'issue');
  const text = [message === '' ? name : message, more].filter((part) => part !== '').join(' ');
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, 500);
}

export function nameIn(body: unknown): string {
  const error = asObject(body);
  return textAt(error, 'name') || textAt(error, 'error');
}

export function asObject(value: unknown): Json {
  // A JSON object may have any keys; each is checked before use.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function objectAt(value: unknown, key: string): Json {
  return asObject(asObject(value)[key]);
}

export function textAt(value: unknown, key: string): string {
  const found = asObject(value)[key];
  return typeof found === 'string' ? found : '';
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const found = asObject(value)[key];
  return Array.isArray(found) ? found : [];
}

function idOf(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : null;
}
