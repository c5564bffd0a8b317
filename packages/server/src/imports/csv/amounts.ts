import { minorUnitsOf, type CurrencyCode } from '@consignment/domain/money/currency';
import { moneyCell, type Cell } from '../port/cells.ts';

/**
 * An amount of a file, from 0 up, in minor units. A point before three digits separates thousands in half of Europe, so
 * it is in doubt like a comma unless the currency has three decimals.
 */
export function amountCell(column: string, text: string, currency: CurrencyCode): Cell<number> {
  const cell = moneyCell(column, text, currency);
  const isInDoubt = minorUnitsOf(currency) !== 3 && /^[1-9]\d{0,2}\.\d{3}$/.test(text);
  return cell.is === 'ok' && isInDoubt ? moneyCell(column, text.replace('.', ','), currency) : cell;
}

/** The same; null where the cell is empty. */
export function optionalAmountCell(
  column: string,
  text: string,
  currency: CurrencyCode,
): Cell<number | null> {
  return text === '' ? { is: 'ok', value: null } : amountCell(column, text, currency);
}
