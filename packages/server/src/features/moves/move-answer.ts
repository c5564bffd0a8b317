import type { components } from '@consignment/client/generated/api';
import { formatMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { refuse, notFound } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import type { MoveState } from '../../database/rows.ts';
import { filesOfMoves } from './queries/move-files.ts';
import { foundOf } from './queries/move-found.ts';
import {
  hasOrders,
  isAnotherUnderWay,
  isBasisCurrent,
  lockMove,
  moveById,
  payoutSince,
  type MoveOf,
  type MoveRow,
} from './queries/moves.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { moveToWire } from './move-wire.ts';

const texts = defineTexts('MoveAnswer', {
  underWay: 'Another move is already in progress. Record it or delete it first.',
  paidSince: 'Payout {payout} was created later, so this move can no longer be undone.',
  changed:
    'The move would now record {now}, not the {then} you reviewed. Nothing has been recorded. Please review it again.',
});

type Move = components['schemas']['Move'];

/** Moves as they are answered. */
export async function movesToWire(tx: Tx, shopId: number, rows: readonly MoveRow[]): Promise<Move[]> {
  const files = Map.groupBy(
    await filesOfMoves(
      tx,
      shopId,
      rows.map(({ id }) => id),
    ),
    ({ move_id: id }) => id,
  );
  const { currency } = await shopOf(tx, shopId);
  const has = await hasOrders(tx, shopId);
  const answers: Move[] = [];
  for (const move of rows) {
    const isFound = move.checked_at !== null && move.state !== 'draft' && move.state !== 'checking';
    answers.push(
      moveToWire({
        move,
        files: files.get(move.id) ?? [],
        found: isFound ? await foundOf(tx, { shopId, moveId: move.id }) : null,
        isCurrent: !move.vendors_changed && (!isFound || (await isBasisCurrent(tx, move))),
        hasOrders: has,
        undoRefused: move.state === 'booked' ? await undoRefusal(tx, move) : null,
        currency,
      }),
    );
  }
  return answers;
}

export async function moveAnswer(tx: Tx, of: MoveOf): Promise<Move> {
  const row = await moveById(tx, of);
  const [answer] = row === null ? [] : await movesToWire(tx, of.shopId, [row]);
  if (answer === undefined) throw notFound();
  return answer;
}

/** Throws a Refusal (404) where there is no such move. */
export async function moveFor(tx: Tx, of: MoveOf): Promise<MoveRow> {
  const row = await moveById(tx, of);
  if (row === null) throw notFound();
  return row;
}

const insteadOf = defineTexts('InsteadMoveAnswer', {
  draft: 'This move has not been checked yet. Check it first.',
  checking: 'This move is being checked. Wait until the check has finished.',
  checked: 'This move has been checked, but nothing has been recorded yet.',
  booking: 'This move is being recorded. Wait until it has finished.',
  booked: 'This move has been recorded. Undo it first.',
  undoing: 'This move is being undone. Wait until it has finished.',
  undone: 'This move has been undone. Check it again first.',
});

/** The move, locked; throws a Refusal where there is none (404) or it is in another state (409). */
export async function lockMoveIn(tx: Tx, of: MoveOf, states: readonly MoveState[]): Promise<MoveRow> {
  const row = await lockMove(tx, of);
  if (row === null) throw notFound();
  if (!states.includes(row.state)) throw refuse(409, 'stale', insteadOf[row.state]);
  return row;
}

/** The states in which the files of a move may change. */
export const changeable: readonly MoveState[] = ['draft', 'checked', 'undone'];

/** Throws a Refusal (409) where another move of the shop is under way. */
export async function requireNoOther(tx: Tx, of: MoveOf): Promise<void> {
  if (await isAnotherUnderWay(tx, of)) throw moveUnderWay();
}

export function moveUnderWay() {
  return refuse(409, 'move_under_way', texts.underWay);
}

/** Why a booked move cannot be taken back; null where it can. */
export async function undoRefusal(tx: Tx, move: MoveRow): Promise<string | null> {
  const since = await payoutSince(tx, move);
  return since === null ? null : texts.paidSince({ payout: since });
}

/** Throws a Refusal (409) where the payouts to book are not the reviewed ones. */
export function requireReviewed(
  found: { readonly payouts: number; readonly amount: number; readonly opening: number },
  expected: { readonly payouts: number; readonly amount: number; readonly opening: number },
  currency: string,
): void {
  const money = (minor: number) => formatMoney(minor, currency);
  const facts = [
    ['/expected_payouts', found.payouts, expected.payouts, String],
    ['/expected_amount', found.amount, expected.amount, money],
    ['/expected_opening', found.opening, expected.opening, money],
  ] as const;
  for (const [pointer, now, then, text] of facts) {
    if (now === then) continue;
    throw refuse(409, 'amount_changed', texts.changed({ now: text(now), then: text(then) }), { pointer });
  }
}
