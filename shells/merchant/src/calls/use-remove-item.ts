import { answerOf, deletionOf, knownOf } from '@consignment/client/answer';
import { useSave } from '@consignment/routing/app/use-save';
import { client } from '../api.ts';

/** Removes a custom item and loads the page's data again. One that is gone already is removed. */
export function useRemoveItem() {
  const save = useSave();
  return async (lineId: number) => {
    const params = { path: { id: lineId } };
    return knownOf(await save(deletionOf(answerOf(client.DELETE('/orders/custom/{id}/', { params })))));
  };
}
