import { objectAt, textAt } from './answers.ts';

/**
 * The batch of an event, by PayPal's id and by ours; '' for missing ones. A batch event has a batch header, an item
 * event the item (developer.paypal.com/limited-release/platform-payouts/reference).
 */
export function batchNamedIn(event: unknown): { readonly providerBatchId: string; readonly batchId: string } {
  const resource = objectAt(event, 'resource');
  const header = objectAt(resource, 'batch_header');
  return {
    providerBatchId: short(textAt(resource, 'payout_batch_id') || textAt(header, 'payout_batch_id')),
    batchId: short(
      textAt(resource, 'sender_batch_id') ||
        textAt(objectAt(header, 'sender_batch_header'), 'sender_batch_id') ||
        textAt(objectAt(resource, 'payout_item'), 'sender_item_id'),
    ),
  };
}

function short(text: string): string {
  return /^[\w-]{1,64}$/.test(text) ? text : '';
}
