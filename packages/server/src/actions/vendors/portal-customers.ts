import { defineTexts } from '@consignment/domain/text/texts';
import type { Session } from '../../common/session.ts';
import { refuse } from '../../common/problem.ts';
import { switchesOf } from '../../queries/shops/switches.ts';
import type { Tx } from '../../database/database.ts';

const texts = defineTexts('PortalCustomers', {
  customersHidden: 'This shop does not show customers in its vendor portal.',
});

/** Throws a Refusal (403) for a vendor where the shop does not show customers in its portal. */
export async function checkPortalCustomers(tx: Tx, { party, shopId }: Session): Promise<void> {
  if (party !== 'vendor' || (await switchesOf(tx, shopId)).showPortalCustomers) return;
  throw refuse(403, 'forbidden', texts.customersHidden);
}
