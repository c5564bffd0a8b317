import { answerOf } from '@consignment/client/answer';
import type { VendorsScreen } from '@consignment/components/screens/merchant/vendors/VendorsScreen';
import { useSentOnce } from '@consignment/routing/app/use-sent-once';
import type { ComponentProps } from 'react';
import { client } from '../api.ts';

type Pay = ComponentProps<typeof VendorsScreen>['onPay'];

/** Makes a payout, once however often the same one is sent. */
export function useMakePayout() {
  const sendOnce = useSentOnce();
  return async (...[vendorId, { line_items: lines, ...terms }]: Parameters<Pay>) => {
    const body = { vendor: vendorId, line_item_ids: [...lines], ...terms };
    const answer = await sendOnce(body, (header) =>
      answerOf(client.POST('/vendors/payouts/create/', { params: { header }, body })),
    );
    return answer.is === 'done' ? ({ is: 'done', payout: answer.made } as const) : answer;
  };
}
