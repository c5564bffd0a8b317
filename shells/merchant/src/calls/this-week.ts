import { answerOf } from '@consignment/client/answer';
import { lostStatuses } from '@consignment/domain/payouts/payout-status';
import type { LostPayout, WaitingQuestions, WaitingRun } from '@consignment/domain/shop/this-week';
import { client } from '../api.ts';

/** The draft to approve: the newest one. */
export async function askWaitingRun(signal?: AbortSignal): Promise<WaitingRun | null> {
  const params = { query: { state: 'draft', page_size: 1 } } as const;
  const { results } = await answerOf(client.GET('/pay-runs/', { params, signal }));
  const [run] = results;
  if (run === undefined) return null;
  const { id, amount, count, currency, approvals } = run;
  return { id, amount, count, currency, approvals: approvals.length };
}

type Payouts = {
  status?: LostPayout['status'];
  vendor_id?: number;
};

async function newestPayout(of: Payouts, signal: AbortSignal) {
  const params = { query: { ...of, ordering: '-created_date', page_size: 1 } } as const;
  const answer = await answerOf(client.GET('/vendors/payouts/', { params, signal }));
  return 'results' in answer ? (answer.results[0] ?? null) : null;
}

/** `currency` is the vendor's own, null for the shop's. */
type FoundPayout = Omit<LostPayout, 'currency'> & { currency: LostPayout['currency'] | null };

/** The newest payout whose money did not arrive; null where its vendor has got another one since. */
export async function askLostPayout(signal: AbortSignal): Promise<FoundPayout | null> {
  const found = await Promise.all(
    lostStatuses.map(async (status) => {
      const payout = await newestPayout({ status }, signal);
      return payout === null ? [] : [{ status, payout }];
    }),
  );
  const [newest] = found
    .flat()
    .toSorted((one, other) => other.payout.created_date.localeCompare(one.payout.created_date));
  if (newest === undefined) return null;
  const { id, invoice_number: number, amount, vendor, vendor_currency } = newest.payout;
  const last = await newestPayout({ vendor_id: vendor }, signal);
  if (last !== null && last.id !== id) return null;
  return { id, number, amount, currency: vendor_currency, status: newest.status };
}

/** Where one question waits, its person and its day too. */
export async function askWaitingQuestions(signal: AbortSignal): Promise<WaitingQuestions> {
  const { open, overdue } = await answerOf(client.GET('/questions/counts/', { signal }));
  if (open !== 1) return { open, overdue, first: null };
  const params = { query: { state: 'open', ordering: 'due_at', page_size: 1 } } as const;
  const answer = await answerOf(client.GET('/questions/', { params, signal }));
  const [first] = 'results' in answer ? answer.results : [];
  if (first === undefined) return { open, overdue, first: null };
  const from = first.vendor_name ?? first.sales_rep_name ?? '';
  return { open, overdue, first: { id: first.id, from, dueAt: first.due_at } };
}
