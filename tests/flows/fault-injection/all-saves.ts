import { demo, signIn } from '../helpers/api.ts';
import { invited } from './common-saves.ts';
import { keyEdited } from './key-saves.ts';
import type { Line } from './made.ts';
import { merchantSaves } from './merchant-saves.ts';
import { merchantSetupSaves } from './merchant-setup-saves.ts';
import { moveSaves } from './move-saves.ts';
import { payRunSaves } from './pay-run-saves.ts';
import { portalSaves } from './portal-saves.ts';
import { asked, fromTheAmount, questionSaves, threadSaves } from './question-saves.ts';
import { reconciliationSaves } from './reconciliation-saves.ts';
import { ruleSaves } from './rule-saves.ts';
import { salesrepsSaves } from './salesreps-saves.ts';
import { webhookSaves } from './webhook-saves.ts';
import { issuedToVendor, statementExported, statementSaves } from './statement-saves.ts';
import type { Save } from './saves.ts';
import type { Ids, Shell } from './shells.ts';

/** The facts about a server and its demo shop that the forms need. */
export type Facts = {
  url: string;
  dataDir: string;
  ids: Ids;
  line: Line;
  /** The last payouts of the demo: to a vendor and to a sales rep. */
  lastPayout: number;
  lastRepPayout: number;
  lastRepStatement: number;
  /** The email of an approved account other than the vendor's. */
  account: string;
};

/** The forms of each app. */
export function savesOf(facts: Facts): Record<Shell['name'], Save[]> {
  const { url, ids, line, lastRepPayout, lastRepStatement } = facts;
  const asOwner = () => signIn(url, demo.owner);
  const asVendor = () => signIn(url, demo.vendor, '/vendors/login/');
  return {
    merchant: [
      ...merchantSaves(asOwner, facts),
      ...merchantSetupSaves(asOwner),
      ...statementSaves(asOwner, ids.statement),
      issuedToVendor(asOwner, ids),
      ...webhookSaves(asOwner, ids.webhook),
      ...payRunSaves(asOwner),
      ...ruleSaves(asOwner),
      ...questionSaves(asOwner, ids.question),
      ...moveSaves(asOwner, ids.move),
      ...reconciliationSaves(asOwner),
      keyEdited,
      invited('/settings/team'),
    ],
    portal: [
      ...portalSaves(asOwner, { ...facts, payout: ids.payout }),
      statementExported(ids.statement),
      ...threadSaves(asVendor, ids.question, 'asker'),
      asked(asVendor, ids.question, { path: '/', open: fromTheAmount }),
      invited('/settings/team'),
    ],
    salesreps: [
      ...salesrepsSaves(asOwner, { line, lastPayout: lastRepPayout }),
      ...statementSaves(asOwner, lastRepStatement),
    ],
  };
}
