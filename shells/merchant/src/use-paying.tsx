import { answerOf } from '@consignment/client/answer';
import { toProblem, type Problem } from '@consignment/client/problem';
import { useState } from 'react';
import { client } from './api.ts';
import { useMakePayout } from './use-make-payout.tsx';

type Vendor = { id: number; name: string; paypal_email: string; currency: string | null };
type Sum = { line_items: number[]; amount: string };
type Payable = Sum & { carried_over: Sum };
type Review = {
  vendor: Vendor;
  payable: { is: 'loading' } | { is: 'ready'; value: Payable } | { is: 'failed'; problem: Problem };
};

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
type Days = { from: string; to: string };

const allDays: Days = { from: '', to: '' };

/** The review of everything that is due to one vendor, or of what was sold on the days a list is limited to. */
export function usePaying(vendors: readonly { id: number; name: string }[], days = allDays) {
  const makePayout = useMakePayout();
  const [review, setReview] = useState<Review | null>(null);

  const start = (vendorId: number) => {
    const name = vendors.find(({ id }) => id === vendorId)?.name ?? '';
    const vendor = { id: vendorId, name, paypal_email: '', currency: null };
    setReview({ vendor, payable: { is: 'loading' } });
    void reviewOf(vendor, days).then((found) => {
      // Meanwhile it may have been closed, or opened for another vendor.
      setReview((open) => (open?.vendor.id === vendorId ? found : open));
    });
  };

  const pay = async (...payout: Parameters<typeof makePayout>) => {
    const answer = await makePayout(...payout);
    // The review is out of date; the dialog stays open over what is due now.
    if (answer.is === 'refused' && answer.problem.status === 409) start(payout[0]);
    return answer;
  };

  return {
    open: review === null ? null : retriable(review, start),
    start,
    close: () => setReview(null),
    pay,
  };
}

async function reviewOf(vendor: Vendor, { from, to }: Days): Promise<Review> {
  const { id } = vendor;
  const query = {
    ...(from === '' ? {} : { date_start: from }),
    ...(to === '' ? {} : { date_end: to }),
  };
  const unpaid = { path: { vendorId: id }, query };
  try {
    const [known, payable] = await Promise.all([
      answerOf(client.GET('/vendors/{id}/', { params: { path: { id } } })),
      answerOf(client.GET('/vendors/unpaid-commissions/{vendorId}/', { params: unpaid })),
    ]);
    return { vendor: known, payable: { is: 'ready', value: payable } };
  } catch (cause) {
    return { vendor, payable: { is: 'failed', problem: toProblem(cause) } };
  }
}

function retriable({ vendor, payable }: Review, start: (vendorId: number) => void) {
  const onRetry = () => start(vendor.id);
  return { vendor, payable: payable.is === 'failed' ? { ...payable, onRetry } : payable };
}
