import { answerOf, type Done } from '@consignment/client/answer';
import { defineTexts } from '@consignment/domain/text/texts';
import { announce } from '@consignment/routing/pages/announcements';
import { useSentOnce } from '@consignment/routing/app/use-sent-once';
import { client } from '../api.ts';

const texts = defineTexts('UseAddItem', {
  added: 'The item was added.',
});

type Item = { title: string; commission: string };

/** Adds a custom item, once however often the same one is sent in a row. */
export function useAddItem(vendorId: number): (item: Item) => Promise<Done> {
  const sendOnce = useSentOnce();
  return async (item) => {
    const body = { ...item, vendor_id: vendorId };
    const answer = await sendOnce(body, (header) =>
      answerOf(client.POST('/orders/create-custom/', { params: { header }, body })),
    );
    // Sent again it is found, so the dialog need not distinguish an unknown outcome from a refusal.
    if (answer.is !== 'done') return { is: 'refused', problem: answer.problem };
    announce(texts.added);
    return { is: 'done' };
  };
}
