import type { BankOutcome } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import type { By } from '../common/by.ts';
import type { Sealer } from '../common/sealed.ts';
import type { Database, Tx } from '../database/database.ts';
import { unaddressedVendors } from '../ledger/bank-faults.ts';
import { markGiven, settleBankPayouts, type BankChange } from '../ledger/bank-payouts.ts';
import { takePayoutBack } from '../ledger/delete-payout.ts';
import { payoutEntry, type RecordedPayout } from '../ledger/payout-entries.ts';
import { record } from '../ledger/record.ts';
import { payoutBackMails, payoutMails } from '../mail/trade-mails.ts';
import { fileOfPayout, type FileOfPayout } from '../queries/payouts/pay-run-files.ts';
import { payoutsById } from '../queries/payouts/payouts.ts';
import { keepAccounts } from './keep-accounts.ts';
import type { Method } from './method.ts';
import { settleByHand } from './settle-by-hand.ts';

const texts = defineTexts('ByBank', {
  givenToBank: 'Only a payout that has not been given to the bank can be cancelled.',
  givenMeanwhile: 'This payout has since been given to the bank.',
  inCurrentFile:
    'This payout is in the bank file for pay run {run}, which would still pay it. Cancel the whole pay run before its file is exported, or leave the payout as it is. Anything that the bank does not pay, or returns, will be due again.',
  inExportedFile:
    'The bank file for pay run {run} was exported with this payout, so the bank may pay it. Leave the payout as it is: anything that the bank does not pay, or returns, will be due again. Once your bank shows that the payout was not paid, record that here.',
});

export type BankGiven = {
  readonly database: Database;
  readonly publicUrl: () => string;
  readonly secrets: Sealer;
  /** The vendors of a shop with bank details. */
  readonly payees: (tx: Tx, shopId: number) => Promise<ReadonlySet<number>>;
};

/**
 * The shop's bank pays, by a file that the owner gives to it. The bank reports outcomes to the owner, never to this
 * server: so each comes in by a person, from the bank's answer or from its statement.
 */
export function byBank({ database, publicUrl, secrets, payees }: BankGiven): Method<'bank'> {
  return {
    method: 'bank',
    async setup(tx, { id }) {
      const known = await payees(tx, id);
      return {
        method: 'bank',
        payees: known,
        unaddressed: await unaddressedVendors(tx, secrets, id, [...known]),
      };
    },
    // The vendor is notified when the bank has paid.
    made: (tx, made) => keepAccounts(tx, secrets, made),
    afterCommit: () => undefined,
    work: null,
    settle: settleByHand,
    cancel: ({ shopId, payoutId, by, now }) =>
      database.asShop({ shopId, vendorIds: null }, async (tx) => {
        const [payout] = await payoutsById(tx, shopId, [payoutId]);
        if (payout?.status !== 'ready') {
          return {
            is: 'refused',
            why: texts.givenToBank,
          };
        }
        const file = await fileOfPayout(tx, shopId, payoutId);
        if (file !== null) return { is: 'refused', why: inFile(file) };
        const outcomes = [{ payoutId, outcome: 'failed' as const }];
        const changes = await settleBankPayouts(tx, { shopId, outcomes, now, from: 'ready' });
        if (changes.length === 0) {
          return { is: 'refused', why: texts.givenMeanwhile };
        }
        await afterChanges(tx, { shopId, publicUrl: publicUrl(), by, now }, changes, 'payout.canceled');
        return { is: 'canceled' };
      }),
    delete: takePayoutBack,
  };
}

/** The file is made once and stays as it is, so the bank pays what is in it, whatever becomes of the payout here. */
function inFile({ number, exportedAt }: FileOfPayout): string {
  return exportedAt === null ? texts.inCurrentFile({ run: number }) : texts.inExportedFile({ run: number });
}

type About = { readonly shopId: number; readonly publicUrl: string; readonly by: By; readonly now: Date };

/** The owner has given the file with these payouts to the bank. Returns the changes. */
export async function giveToBank(
  tx: Tx,
  about: About & { readonly payoutIds: readonly number[] },
): Promise<BankChange[]> {
  const changes = await markGiven(tx, about);
  await afterChanges(tx, about, changes);
  return changes;
}

/**
 * Settles payouts by what the bank has reported, with the mails to their vendors and the entries in the history. A report
 * that comes twice changes nothing. Returns the changes.
 */
export async function settleAtBank(
  tx: Tx,
  about: About & {
    readonly outcomes: readonly { readonly payoutId: number; readonly outcome: BankOutcome }[];
  },
): Promise<BankChange[]> {
  const changes = await settleBankPayouts(tx, about);
  await afterChanges(tx, about, changes);
  return changes;
}

async function afterChanges(
  tx: Tx,
  { shopId, publicUrl, by, now }: About,
  changes: readonly BankChange[],
  event?: 'payout.canceled',
): Promise<void> {
  const idsOf = (isWanted: (change: BankChange) => boolean) =>
    changes.filter(isWanted).map(({ payoutId }) => payoutId);
  const about = { shopId, publicUrl, now };
  await payoutMails(tx, { ...about, payoutIds: idsOf(({ status }) => status === 'paid') });
  await payoutBackMails(tx, {
    ...about,
    payoutIds: idsOf(({ status }) => status === 'failed' || status === 'returned'),
  });
  const was = new Map(changes.map((change) => [change.payoutId, change.was]));
  const payouts = await payoutsById(
    tx,
    shopId,
    idsOf(() => true),
  );
  const entries = payouts.map((payout) => {
    const before = was.get(payout.id);
    return payoutEntry(event ?? eventOf(payout), payout, before === undefined ? {} : { was: before });
  });
  if (entries.length > 0) await record(tx, { shopId, by, now }, entries);
}

function eventOf({ id, status }: RecordedPayout) {
  if (status === 'at_bank' || status === 'paid' || status === 'failed' || status === 'returned') {
    return `payout.${status}` as const;
  }
  throw new Error(`Payout ${id} is ${status}, which no bank reports.`);
}
