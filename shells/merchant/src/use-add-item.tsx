import { answerOf } from '@consignment/client/answer';
import { newIdempotencyKey } from '@consignment/client/session';
import type { Done } from '@consignment/client/answer';
import { useSave } from '@consignment/routing/use-save';
import { useRef } from 'react';
import { client } from './api.ts';

type Item = { title: string; commission: string };

/**
 * Adds a custom item, once however often the same one is sent in a row: its key is kept until the server has said yes.
 * The page's data is loaded again afterwards.
 */
export function useAddItem(vendorId: number): (item: Item) => Promise<Done> {
  const save = useSave();
  const sent = useRef<{ key: string; request: string } | null>(null);

  return async (item) => {
    const body = { ...item, vendor_id: vendorId };
    const request = JSON.stringify(body);
    if (sent.current?.request !== request) sent.current = { key: newIdempotencyKey(), request };
    const params = { header: { 'Idempotency-Key': sent.current.key } };
    const outcome = await save(
      answerOf(client.POST('/orders/create-custom/', { params, body })),
      'The item was added.',
    );
    if (outcome.is === 'done') sent.current = null;
    return outcome;
  };
}
