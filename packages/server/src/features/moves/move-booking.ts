import { formatMoney, moneyToWire } from '@consignment/domain/money/money';
import type { By } from '../../common/by.ts';
import type { Tx } from '../../database/database.ts';
import { bookMovedPayout } from './ledger/book-move.ts';
import { insertCustomItem } from '../../ledger/custom-item.ts';
import { currenciesOf } from '../../ledger/currencies.ts';
import { payoutEntry } from '../../ledger/payout-entries.ts';
import { record, type Entry } from '../../ledger/record.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import {
  blockPayout,
  bookedOf,
  countPayouts,
  payoutsToBook,
  type PayoutWaiting,
} from './queries/move-booking.ts';
import { foundOf } from './queries/move-found.ts';
import { openingsToBook, setOpeningLine } from './queries/move-vendors.ts';
import { basisOf, changeMove, type MoveOf, type MoveRow } from './queries/moves.ts';
import { payoutsById } from '../../queries/payouts/payouts.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { lockVendor } from '../../queries/vendors/vendors.ts';
import { progressMove, type MoveStep } from './move-step.ts';
import type { Pace } from '../../jobs/pace.ts';

type Given = { readonly clock: () => Date };

const by: By = { kind: 'job', name: 'moves' };
const payoutsInStep = 20;
const openingsInStep = 100;

/** Books the accepted payouts of a move, then its opening balances. */
export class MoveBooking implements MoveStep {
  readonly #given: Given;
  /** The payout that the last step stopped at, which is then tried alone. */
  #tried: number | null = null;
  #isAlone = false;

  constructor(given: Given) {
    this.#given = given;
  }

  async advance(tx: Tx, move: MoveRow, pace: Pace): Promise<void> {
    const of: MoveOf = { shopId: move.shop_id, moveId: move.id };
    const payouts = await payoutsToBook(tx, of, this.#isAlone ? 1 : pace.rowsOf(payoutsInStep));
    if (payouts.length > 0) {
      await this.#book(tx, move, payouts);
      this.#isAlone = false;
      const { all } = await countPayouts(tx, of, 0);
      const { to_book: left } = await foundOf(tx, of);
      const progress = all === 0 ? 0 : (95 * (all - left)) / all;
      return progressMove(tx, move, { step: 0, after: 0, description: 'Booking payouts', progress });
    }
    if (await this.#open(tx, move))
      return progressMove(tx, move, {
        step: 1,
        after: 0,
        description: 'Booking opening balances',
        progress: 97,
      });
    await this.#end(tx, move);
  }

  async #book(tx: Tx, move: MoveRow, payouts: readonly PayoutWaiting[]): Promise<void> {
    const of: MoveOf = { shopId: move.shop_id, moveId: move.id };
    const now = this.#given.clock();
    const { time_zone: timeZone } = await shopOf(tx, of.shopId);
    const { books: currency } = await currenciesOf(tx, of.shopId);
    await lockSettings(tx, of.shopId, 'share');
    // The rows of vendors and payouts are locked in one order, whatever that of the days is.
    for (const vendorId of [...new Set(payouts.map(({ vendor_id: id }) => id))].toSorted((a, b) => a - b)) {
      await lockVendor(tx, of.shopId, vendorId);
    }
    const booked: number[] = [];
    for (const payout of payouts) {
      this.#tried = payout.id;
      const verdict = await bookMovedPayout(
        tx,
        {
          ...of,
          id: payout.id,
          number: payout.number,
          vendorId: payout.vendor_id,
          day: payout.day,
          amount: payout.amount,
          additional: payout.additional,
          note: [payout.note, payout.method].filter((part) => part !== '').join(' · '),
          timeZone,
          currency,
        },
        { createdBy: move.asked_by, now },
      );
      if (verdict.is === 'booked') booked.push(verdict.payoutId);
      else await blockPayout(tx, of, payout.id, verdict.why);
    }
    this.#tried = null;
    const rows = await payoutsById(tx, of.shopId, booked);
    const entries = rows.map((row): Entry => {
      const after = {
        move: move.id,
        former_number: row.former_number ?? '',
        day: row.created_date.toISOString(),
      };
      return payoutEntry('payout.moved_in', row, { after });
    });
    await record(tx, { shopId: of.shopId, by, now }, entries);
  }

  /** False where no opening balance is left to be booked. */
  async #open(tx: Tx, move: MoveRow): Promise<boolean> {
    const of: MoveOf = { shopId: move.shop_id, moveId: move.id };
    const now = this.#given.clock();
    const vendors = await openingsToBook(tx, of, openingsInStep);
    if (vendors.length === 0) return false;
    const { books: currency } = await currenciesOf(tx, of.shopId);
    await lockSettings(tx, of.shopId, 'share');
    const entries: Entry[] = [];
    for (const { id, vendor_id: vendorId, amount } of vendors) {
      const item = { ...of, vendorId, title: 'Opening balance', amount, currency, now };
      const lineId = await insertCustomItem(tx, item);
      await setOpeningLine(tx, of, id, lineId);
      const after = { title: item.title, amount: moneyToWire(amount, currency), move: move.id };
      entries.push({ event: 'line.custom_created', id: lineId, vendorId, after });
    }
    await record(tx, { shopId: of.shopId, by, now }, entries);
    return true;
  }

  async #end(tx: Tx, move: MoveRow): Promise<void> {
    const of: MoveOf = { shopId: move.shop_id, moveId: move.id };
    const now = this.#given.clock();
    const { books: currency } = await currenciesOf(tx, of.shopId);
    const { booked, booked_amount: amount } = await foundOf(tx, of);
    const inBooks = await bookedOf(tx, of);
    if (inBooks.count !== booked || inBooks.amount !== amount) {
      throw new Error(
        `Move ${move.id} has booked ${formatMoney(inBooks.amount, currency)}, and its files have ${formatMoney(amount, currency)}.`,
      );
    }
    const after = { payouts: booked, amount: moneyToWire(amount, currency), currency };
    await record(tx, { shopId: of.shopId, by, now }, [{ event: 'move.booked', id: move.id, after }]);
    await changeMove(tx, of, {
      state: 'booked',
      position: null,
      description: '',
      progress: 0,
      problem: null,
      basis: await basisOf(tx, of.shopId),
      booked_at: now,
      first_booked_at: move.first_booked_at ?? now,
    });
  }

  /** A payout that fails is tried alone, and then left out with its reason; the others are booked. */
  async failed(tx: Tx, move: MoveRow): Promise<'ended' | 'again'> {
    const of: MoveOf = { shopId: move.shop_id, moveId: move.id };
    const at = this.#tried;
    this.#tried = null;
    if (at === null) {
      await changeMove(tx, of, {
        problem: 'Booking stopped because of a fault of the server, and is tried again.',
      });
      return 'ended';
    }
    if (!this.#isAlone) {
      this.#isAlone = true;
      return 'again';
    }
    await blockPayout(
      tx,
      of,
      at,
      'It could not be booked because of a fault of the server, whose log has it.',
    );
    return 'again';
  }
}
