import { answerOf } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import type { VendorsScreen } from '@consignment/components/screens/merchant/vendors/VendorsScreen';
import { useState, type ComponentProps } from 'react';
import { client } from '../api.ts';
import { useMakePayout } from './use-make-payout.ts';

type Paying = NonNullable<ComponentProps<typeof VendorsScreen>['paying']>;
type Vendor = Paying['vendor'];

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
type Days = { from: string; to: string };

const allDays: Days = { from: '', to: '' };

/** The review of everything that is due to one vendor, or of what was sold on the days a list is limited to. */
export function usePaying(vendors: readonly { id: number; name: string }[], days = allDays) {
  const makePayout = useMakePayout();
  const [review, setReview] = useState<Paying | null>(null);

  const start = (vendorId: number) => {
    const name = vendors.find(({ id }) => id === vendorId)?.name ?? '';
    const vendor = { id: vendorId, name, paypal_email: '', currency: null };
    setReview({ vendor, payable: { is: 'loading' } });
    void reviewOf(vendor, days, () => start(vendorId)).then((found) => {
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
    open: review,
    start,
    close: () => setReview(null),
    pay,
  };
}

async function reviewOf(vendor: Vendor, { from, to }: Days, onRetry: () => void): Promise<Paying> {
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
    return { vendor, payable: { is: 'failed', problem: toProblem(cause), onRetry } };
  }
}
