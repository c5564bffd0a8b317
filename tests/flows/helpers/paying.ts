/** A client that pays repeatedly while servers die, and the guarantees that it has. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { moneyFromWire } from '@consignment/domain/money/money';
import { expect } from 'vitest';
import { Unanswered, type Api, type Reply } from './api.ts';

export type Payout = { id: number; amount: string; vendor: number; status: string };
type PayoutDetail = Payout & { line_items: { line_item: { id: number }; amount: string }[] };
type Vendor = { id: number; commission_due: string; commission_paid: string; commission_earned: string };
type Page<T> = { count: number; results: T[] };

/** A payout request, and its answer if one came. */
export type Attempt = {
  key: string;
  body: { vendor: number; line_item_ids: number[] };
  answer: Payout | null;
};

export const minor = (amount: string) => moneyFromWire(amount, 'GBP');
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

export async function vendorsOf(api: Api): Promise<Vendor[]> {
  return (await api.get<Page<Vendor>>('/vendors/commission-totals/?page_size=1000')).results;
}

async function payoutsOf(api: Api): Promise<PayoutDetail[]> {
  const { results } = await api.get<Page<Payout>>('/vendors/payouts/?page_size=1000');
  return Promise.all(
    results.map(({ id }) => api.get<PayoutDetail>(`/vendors/payouts/${id}/?expand=line_items_w_order`)),
  );
}

/** The next unpaid lines of a vendor with an amount due; null when all are paid. */
async function nextPayout(api: Api, pick: (below: number) => number): Promise<Attempt['body'] | null> {
  const owed = (await vendorsOf(api)).filter((vendor) => minor(vendor.commission_due) > 0);
  const vendor = owed[pick(owed.length)];
  if (vendor === undefined) return null;
  const { line_items: lines } = await api.get<{ line_items: number[] }>(
    `/vendors/unpaid-commissions/${vendor.id}/`,
  );
  return { vendor: vendor.id, line_item_ids: lines.slice(0, 1 + pick(3)) };
}

export const pay = (api: Api, attempt: Attempt): Promise<Reply> =>
  api.send('POST', '/vendors/payouts/create/', attempt.body, { 'idempotency-key': attempt.key });

/** Checks every guarantee through the API: sums, no double payment, and earlier answers. */
export async function expectSound(
  api: Api,
  attempts: readonly Attempt[],
  earnedBefore: number,
): Promise<void> {
  const payouts = (await payoutsOf(api)).filter(({ status }) => !['deleted', 'failed'].includes(status));
  const paidLines = payouts.flatMap(({ line_items: lines }) => lines.map(({ line_item: line }) => line.id));
  expect(new Set(paidLines).size).toBe(paidLines.length);
  for (const payout of payouts) {
    expect(minor(payout.amount)).toBe(sum(payout.line_items.map(({ amount }) => minor(amount))));
  }
  for (const { answer } of attempts) {
    if (answer !== null) expect(payouts.find(({ id }) => id === answer.id)?.amount).toBe(answer.amount);
  }
  for (const vendor of await vendorsOf(api)) {
    const own = payouts.filter((payout) => payout.vendor === vendor.id);
    expect(minor(vendor.commission_paid)).toBe(sum(own.map(({ amount }) => minor(amount))));
    expect(minor(vendor.commission_due)).toBe(
      minor(vendor.commission_earned) - minor(vendor.commission_paid),
    );
  }
  expect(await earnedOf(api)).toBe(earnedBefore);
}

export async function earnedOf(api: Api): Promise<number> {
  return minor((await api.get<Vendor>('/vendors/commission-totals/combined/')).commission_earned);
}

export function payOnceFree(api: Api, attempt: Attempt): Promise<Reply> {
  return onceFree(() => pay(api, attempt));
}

/** A key reserved by a dead process is in flight until it may be taken over. */
export async function onceFree(ask: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await ask();
    if ((reply.body as { code?: string }).code !== 'in_flight') return reply;
    await wait(500);
  }
}

/**
 * Pays a few lines of a vendor repeatedly, until the server is gone or all are paid; `answered` is called after each
 * answer. Where the database may be away, a 503 ends it as well.
 */
export async function payUntilItEnds(
  api: Api,
  {
    attempts,
    pick,
    mayBeAway = false,
  }: {
    attempts: Attempt[];
    pick: (below: number) => number;
    mayBeAway?: boolean;
  },
  answered: () => void,
): Promise<void> {
  for (;;) {
    try {
      const body = await nextPayout(api, pick);
      if (body === null) return;
      const attempt: Attempt = { key: randomUUID(), body, answer: null };
      attempts.push(attempt);
      const reply = await pay(api, attempt);
      if (reply.status === 503 && mayBeAway) return;
      if (reply.status === 201) attempt.answer = reply.body as Payout;
      else expect(reply.status).toBe(422);
      answered();
    } catch (error) {
      // fetch rejects with a TypeError when the connection is lost: the server was killed.
      if (error instanceof TypeError) return;
      if (mayBeAway && error instanceof Unanswered && error.status === 503) return;
      throw error;
    }
  }
}
