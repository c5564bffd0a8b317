import type { BankOutcome } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../../actions/operation.ts';
import { notFound, refuse } from '../../../common/problem.ts';
import type { Tx } from '../../../database/database.ts';
import { record } from '../../../ledger/record.ts';
import { holdLimit } from '../../../ledger/second-person.ts';
import { settleAtBank } from '../../../payments/by-bank.ts';
import { payRunEntry } from '../approve.ts';
import {
  bankEntryById,
  bankPayoutsOf,
  changeBankEntry,
  type BankEntry,
} from '../queries/pay-run-bank-entries.ts';
import { lockPayRun } from '../queries/pay-runs.ts';
import { bankEntryToWire } from '../bank-entry-wire.ts';

const texts = defineTexts('AssignBankEntry', {
  settled: 'This entry has already been used to settle a payout.',
  noPayment: 'This entry does not relate to a payment.',
  settledAlready: 'This payout has already been settled. Please check it again.',
  takenByThem:
    'This payment was recorded as paid, and you uploaded the entry that says it failed. Ask someone else to confirm this.',
});

export const assignBankEntry = forSession<'assignBankEntry'>(
  async ({ params, body, session, by, now, write, service }) => {
    const { shopId } = session;
    const answer = await write(async (tx) => {
      const run = await lockPayRun(tx, shopId, params.id);
      const limit = await holdLimit(tx, shopId);
      const entry = run === null ? null : await bankEntryById(tx, shopId, run.id, params.entry);
      if (run === null || entry === null) throw notFound();
      if (entry.state === 'matched') {
        throw refuse(409, 'stale', texts.settled);
      }
      const { payout: payoutId } = body;
      if (payoutId === null) {
        await changeBankEntry(tx, entry, { state: 'set_aside', why: '', payout_id: null });
      } else {
        await assign(tx, payoutId);
      }
      const after = { entry: entry.id, payout: payoutId };
      await record(tx, { shopId, by, now }, [payRunEntry('pay_run.answered', run, after)]);
      const row = await bankEntryById(tx, shopId, run.id, entry.id);
      if (row === null) throw new Error(`Entry ${entry.id} is gone.`);
      return bankEntryToWire(row, run.currency);

      async function assign(to: Tx, id: number): Promise<void> {
        if (run === null || entry === null) return;
        const payouts = await bankPayoutsOf(to, shopId, run.id);
        const payout = payouts.find((one) => one.id === id);
        if (payout === undefined) throw notFound();
        const outcome = outcomeOf(entry, id);
        if (outcome === null) {
          throw refuse(422, 'invalid_value', texts.noPayment, { pointer: '/payout' });
        }
        const isRefusal = outcome !== 'paid' && payout.status === 'paid';
        if (isRefusal && limit !== null && entry.taken_by === session.loginId) {
          throw refuse(422, 'second_person_needed', texts.takenByThem);
        }
        await changeBankEntry(to, entry, { state: 'matched', why: '', payout_id: id });
        const changes = await settleAtBank(to, {
          shopId,
          publicUrl: service.publicUrl,
          by,
          now,
          outcomes: [{ payoutId: id, outcome }],
        });
        if (changes.length === 0) {
          throw refuse(409, 'stale', texts.settledAlready);
        }
      }
    });
    service.mail.startDelivery();
    return { status: 200, body: answer };
  },
);

/** Money that left has paid, also where the bank calls it a return: it may be the return of one. */
function outcomeOf({ amount, brings_back: back }: BankEntry, payoutId: number): BankOutcome | null {
  if (amount !== null) return amount > 0 ? 'returned' : 'paid';
  return back === payoutId ? 'failed' : null;
}
