import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { NamedTax } from '@consignment/domain/orders/order-tax';
import { parsePercent } from '@consignment/domain/money/rate';
import { optionalAmountCell } from './amounts.ts';
import type { OrderCsvRow } from './order-groups.ts';

/** The taxes of an order, such as 'VAT 20%' with its amount. An amount that cannot be read leaves all of them unknown. */
export function namedTaxesOf(cells: OrderCsvRow['cells'], currency: CurrencyCode): NamedTax[] {
  const taxes = [
    [cells.tax1Name, cells.tax1Value],
    [cells.tax2Name, cells.tax2Value],
    [cells.tax3Name, cells.tax3Value],
    [cells.tax4Name, cells.tax4Value],
    [cells.tax5Name, cells.tax5Value],
  ] as const;
  const read: NamedTax[] = [];
  for (const [name, text] of taxes) {
    const value = optionalAmountCell('Tax Value', text, currency);
    if (value.is === 'bad') return [];
    if (value.value !== null && value.value > 0) read.push({ ppm: rateIn(name), value: value.value });
  }
  return read;
}

function rateIn(name: string): number | null {
  const [, digits = ''] = /(\d+(?:[.,]\d+)?)\s*%/.exec(name) ?? [];
  const parsed = parsePercent(digits.replace(',', '.'));
  return parsed.is === 'ok' ? parsed.ppm : null;
}
