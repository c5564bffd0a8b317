import { printInvoice as printWith } from '@consignment/client/print-invoice';
import { client } from '../api.ts';

/** Opens the invoice of a payout in a new tab. Call it straight from the press. */
export function printInvoice(payoutId: number) {
  return printWith(client, payoutId);
}
