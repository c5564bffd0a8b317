import { linkOf, type Done } from './answer.ts';
import type { createClient } from './create-client.ts';
import { openFile } from './open-file.ts';

/** For pages of a browser. Opens the invoice of a payout in a new tab. Call it straight from the press. */
export function printInvoice(
  client: Pick<ReturnType<typeof createClient>, 'POST'>,
  payoutId: number,
): Promise<Done> {
  const params = { query: { id: payoutId } };
  return openFile(() => linkOf(client.POST('/vendors/export-payout/', { params })));
}
