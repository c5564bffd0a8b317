import type { By } from '../../common/by.ts';
import type { Tx } from '../../database/database.ts';
import { payoutEntry } from '../../ledger/payout-entries.ts';
import { record, type Entry } from '../../ledger/record.ts';
import { undoMovedPayouts, undoOpening } from './ledger/undo-move.ts';
import { standPayouts } from './queries/move-figures.ts';
import { foundOf } from './queries/move-found.ts';
import { openingsBooked, setOpeningLine } from './queries/move-vendors.ts';
import { basisOf, changeMove, type MoveOf, type MoveRow } from './queries/moves.ts';
import { payoutsById } from '../../queries/payouts/payouts.ts';
import { progressMove, type MoveStep } from './move-step.ts';
import type { Pace } from '../../jobs/pace.ts';

type Given = { readonly clock: () => Date };

const by: By = { kind: 'job', name: 'moves' };
const payoutsInStep = 20;
const openingsInStep = 100;

/** Takes the payouts of a move and its opening balances out of the books again. */
export class MoveUndoing implements MoveStep {
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  async advance(tx: Tx, move: MoveRow, pace: Pace): Promise<void> {
    const of: MoveOf = { shopId: move.shop_id, moveId: move.id };
    const now = this.#given.clock();
    const undone = await undoMovedPayouts(tx, of, { size: pace.rowsOf(payoutsInStep), now });
    if (undone.length > 0) {
      const rows = await payoutsById(tx, of.shopId, undone);
      const entries = rows.map((row): Entry =>
        payoutEntry('payout.move_undone', row, { after: { move: move.id } }),
      );
      await record(tx, { shopId: of.shopId, by, now }, entries);
      const { booked, payouts } = await foundOf(tx, of);
      const progress = payouts === 0 ? 0 : (95 * (payouts - booked)) / payouts;
      return progressMove(tx, move, { step: 0, after: 0, description: 'Taking payouts back', progress });
    }
    const openings = await openingsBooked(tx, of, openingsInStep);
    if (openings.length > 0) {
      const entries: Entry[] = [];
      for (const { id, vendor_id: vendorId, opening_line_id: lineId } of openings) {
        if (lineId === null) continue;
        await undoOpening(tx, { shopId: of.shopId, lineId, now });
        await setOpeningLine(tx, of, id, null);
        entries.push({ event: 'line.custom_deleted', id: lineId, vendorId });
      }
      await record(tx, { shopId: of.shopId, by, now }, entries);
      return progressMove(tx, move, {
        step: 1,
        after: 0,
        description: 'Taking opening balances back',
        progress: 97,
      });
    }
    await standPayouts(tx, of);
    await record(tx, { shopId: of.shopId, by, now }, [{ event: 'move.undone', id: move.id }]);
    await changeMove(tx, of, {
      state: 'undone',
      position: null,
      description: '',
      progress: 0,
      problem: null,
      basis: await basisOf(tx, of.shopId),
      undone_at: now,
    });
  }

  /** The rest is tried again, since a move is never left half-way. */
  async failed(tx: Tx, move: MoveRow): Promise<'ended'> {
    await changeMove(
      tx,
      { shopId: move.shop_id, moveId: move.id },
      { problem: 'Taking back stopped because of a fault of the server, and is tried again.' },
    );
    return 'ended';
  }
}
