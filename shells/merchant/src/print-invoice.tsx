import { linkOf } from '@consignment/client/answer';
import { openFile } from '@consignment/client/files';
import { client } from './api.ts';

/** Opens the invoice of a payout in a new tab. Call it straight from the press. */
export function printInvoice(payoutId: number) {
  const params = { query: { id: payoutId } };
  return openFile(() => linkOf(client.POST('/vendors/export-payout/', { params })));
}
