import type { CurrencyCode } from '@consignment/domain/money/currency';
import {
  leftOf,
  partValue,
  restOf,
  type RefundableLine,
  type RefundedPart,
} from '@consignment/domain/orders/refund-match';
import { formatMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { moneyOf } from '../../common/figures.ts';
import { refuse } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import { refundableNow } from '../../imports/match/unnamed-refund.ts';
import { applyRefunds, readRefunds } from '../../imports/write/refunds.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { priceLines } from '../../pricing/pricing.ts';
import {
  deleteRefundActs,
  insertRefundActs,
  openRefundOfLine,
  refundActs,
} from '../../queries/imports/refund-acts.ts';
import { holdLines } from '../../queries/imports/orders.ts';
import { importShop } from '../../queries/imports/shop.ts';
import { goneLines } from '../../queries/imports/stored-lines.ts';
import type { Body } from '../operation.ts';

const texts = defineTexts('ActionRefundAssignment', {
  lineTwice: 'This line is listed twice.',
  sumDiffers:
    'The lines and the rest add up to {sum}, but {open} has to be assigned. Change the lines or the rest.',
  nothingAssigned: 'No returns have been assigned by hand on this order.',
  noReturnableLine: 'This line does not belong to the order, or cannot be returned.',
  noUnits: 'Enter either units or an amount above 0.',
  tooMuch:
    'Only {units, plural, one {# unit} other {# units}} of this line, worth {left}, can still be returned.',
  nothingOpen:
    'The refund for this order has changed, and there is nothing left to assign. Please review the order again.',
  otherSumOpen:
    'The refund for this order has changed, and {amount} is left to assign. Please review the order again.',
});

/* A person’s word on a refund that names no lines (commission rules §7). */

type Of = { readonly shopId: number; readonly orderId: number; readonly now: Date };

/** Assigns the open refund of an order, and works out its lines again. Throws a Refusal. */
export async function assignOpenRefund(
  tx: Tx,
  { shopId, orderId, now }: Of,
  body: Body<'assignRefund'>,
  currency: CurrencyCode,
): Promise<void> {
  const shop = await heldShop(tx, shopId, orderId);
  const gone = await goneLines(tx, shopId, [orderId]);
  const { refunds } = await readRefunds(tx, { shop, now }, [orderId], gone);
  const [refund] = refunds;
  const open = refund?.unnamed.toAssign ?? 0;
  if (refund === undefined || open === 0 || moneyOf(body.amount, currency, '/amount') !== open) {
    const detail =
      open === 0 ? texts.nothingOpen : texts.otherSumOpen({ amount: formatMoney(open, currency) });
    throw refuse(409, 'refund_changed', detail, { pointer: '/amount' });
  }
  const lines = refundableNow(refund.order, refund.lines);
  const parts = body.lines.map((given, place) => partOf(given, lines, currency, `/lines/${place}`));
  const twice = parts.findIndex((part, place) => parts.findIndex(({ line }) => line === part.line) < place);
  if (twice !== -1) throw refuse(422, 'invalid_value', texts.lineTwice, { pointer: `/lines/${twice}` });
  const beside = moneyOf(body.beside, currency, '/beside');
  const sum = parts.reduce((total, part) => total + valueOf(part, lines), beside);
  if (beside < 0 || sum !== open) {
    throw refuse(
      422,
      'sum_differs',
      texts.sumDiffers({ sum: formatMoney(sum, currency), open: formatMoney(open, currency) }),
      { pointer: '/beside' },
    );
  }
  await insertRefundActs(tx, shopId, [{ orderId, money: refund.unnamed.rest, parts, how: null, at: now }]);
  await readRefundAgain(tx, { shopId, orderId, now });
}

/** Opens again what persons have said of an order's refunds. Throws a Refusal where none has. */
export async function reopenRefund(tx: Tx, { shopId, orderId, now }: Of): Promise<void> {
  const shop = await heldShop(tx, shopId, orderId);
  const acts = (await refundActs(tx, shopId, [orderId])).filter(({ how }) => how === null);
  if (acts.length === 0) {
    throw refuse(409, 'nothing_assigned', texts.nothingAssigned);
  }
  await deleteRefundActs(
    tx,
    shopId,
    acts.map(({ id }) => id),
  );
  const mayShrink = new Set(acts.flatMap(({ parts }) => parts.map(({ line }) => line)));
  await applyRefunds(tx, { shop, now }, [orderId], await goneLines(tx, shopId, [orderId]), mayShrink);
  await priceLines(tx, shopId, { orders: [orderId] });
}

/** The order of a line where it waits for a person to assign a refund, with its lines locked; else null. */
export async function holdOpenRefund(tx: Tx, shopId: number, lineId: number): Promise<number | null> {
  const orderId = await openRefundOfLine(tx, shopId, lineId);
  if (orderId !== null) await holdLines(tx, shopId, [orderId]);
  return orderId;
}

/** Works out an open refund again, after the vendors of its order have changed. */
export async function readRefundAgain(tx: Tx, { shopId, orderId, now }: Of): Promise<void> {
  const shop = await importShop(tx, shopId);
  await applyRefunds(tx, { shop, now }, [orderId], await goneLines(tx, shopId, [orderId]));
  await priceLines(tx, shopId, { orders: [orderId] });
}

/** The settings are locked before the lines, as in a change of the rules. */
async function heldShop(tx: Tx, shopId: number, orderId: number) {
  await lockSettings(tx, shopId, 'share');
  await holdLines(tx, shopId, [orderId]);
  return importShop(tx, shopId);
}

function partOf(
  given: Body<'assignRefund'>['lines'][number],
  lines: readonly RefundableLine[],
  currency: CurrencyCode,
  pointer: string,
): RefundedPart {
  const line = lines.find(({ id }) => id === given.line_item);
  if (line === undefined) {
    throw refuse(422, 'invalid_value', texts.noReturnableLine, {
      pointer: `${pointer}/line_item`,
    });
  }
  const amount = moneyOf(given.amount, currency, `${pointer}/amount`);
  if (amount < 0 || amount > 0 === given.units > 0) {
    throw refuse(422, 'invalid_value', texts.noUnits, { pointer });
  }
  const left = leftOf(line).net;
  if (given.units > line.quantity - line.units || amount > left) {
    throw refuse(
      422,
      'invalid_value',
      texts.tooMuch({ units: line.quantity - line.units, left: formatMoney(left, currency) }),
      { pointer },
    );
  }
  return amount > 0 && amount === left ? restOf(line) : { line: line.id, units: given.units, amount };
}

function valueOf(part: RefundedPart, lines: readonly RefundableLine[]): number {
  const line = lines.find(({ id }) => id === part.line);
  return line === undefined ? 0 : partValue(line, part);
}
