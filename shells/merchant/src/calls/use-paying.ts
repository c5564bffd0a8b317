import { answerOf } from '@consignment/client/answer';
import type { VendorsScreen } from '@consignment/components/screens/merchant/vendors/VendorsScreen';
import { useReview } from '@consignment/routing/pages/use-review';
import type { ComponentProps } from 'react';
import { client } from '../api.ts';
import { useMakePayout } from './use-make-payout.ts';

type Paying = NonNullable<ComponentProps<typeof VendorsScreen>['paying']>;
type Vendor = Paying['vendor'];
type Due = Extract<Paying['payable'], { is: 'ready' }>['value'];

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
type Days = { from: string; to: string };

const allDays: Days = { from: '', to: '' };

/** The review of everything that is due to one vendor, or of the sales on the days of a list. */
export function usePaying(vendors: readonly { id: number; name: string }[], days = allDays) {
  const makePayout = useMakePayout();
  const review = useReview<Vendor, Due>(
    (id) => ({
      id,
      name: vendors.find((vendor) => vendor.id === id)?.name ?? '',
      paypal_email: '',
      currency: null,
    }),
    ({ id }) => askDue(id, days),
  );
  return {
    open: review.open && { vendor: review.open.payee, payable: review.open.payable },
    start: review.start,
    close: review.close,
    pay: async (...payout: Parameters<typeof makePayout>) =>
      review.answered(payout[0], await makePayout(...payout)),
  };
}

async function askDue(id: number, { from, to }: Days) {
  const query = {
    ...(from === '' ? {} : { date_start: from }),
    ...(to === '' ? {} : { date_end: to }),
  };
  const unpaid = { path: { vendorId: id }, query };
  const [payee, value] = await Promise.all([
    answerOf(client.GET('/vendors/{id}/', { params: { path: { id } } })),
    answerOf(client.GET('/vendors/unpaid-commissions/{vendorId}/', { params: unpaid })),
  ]);
  return { payee, value };
}
