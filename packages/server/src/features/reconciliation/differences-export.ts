import {
  differenceFields,
  differenceSourceText,
  differenceTitles,
  type DifferenceFactForm,
} from '@consignment/domain/reconciliation/difference-kinds';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatMoney, moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { differencesAsked } from './differences-asked.ts';
import type { Query } from '../../actions/operation.ts';
import type { KeptFact } from '../../database/column-types.ts';
import { batchOfDifferences } from './queries/list.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { cellTime } from '../../exports/cell-time.ts';
import { csvFile } from '../../exports/csv.ts';
import { defineExport, inBatches } from '../../exports/export.ts';

const texts = defineTexts('DifferencesExport', {
  kind: 'Kind',
  subject: 'Subject',
  otherSide: 'Other Side',
  amount: 'Amount',
  currency: 'Currency',
  here: 'In the Books',
  there: 'On the Other Side',
  order: 'Order',
  vendor: 'Vendor',
  payout: 'Payout',
  since: 'Since',
  state: 'State',
  setAsideBecause: 'Reason for Setting Aside',
});

/** The list of differences, with the figures of both sides in words. */
export const differencesExport = defineExport<Query<'listDifferences'>>(
  'differences',
  async ({ query, session, read }) => {
    const { currency, time_zone: timeZone } = await read((tx) => shopOf(tx, session.shopId));
    const ask = differencesAsked(query);
    const batches = inBatches(read, (tx, batch) =>
      batchOfDifferences(tx, session.shopId, { ...ask, ...batch }),
    );
    return csvFile(
      'reconciliation.csv',
      [
        { header: texts.kind, text: ({ kind }) => differenceTitles[kind] },
        { header: texts.subject, text: ({ title }) => title },
        { header: texts.otherSide, text: (row) => row.file_name ?? differenceSourceText(row.source) },
        {
          header: texts.amount,
          number: (row) => (row.amount === null ? null : moneyToWire(row.amount, row.currency ?? currency)),
        },
        { header: texts.currency, text: (row) => row.currency ?? currency },
        { header: texts.here, text: ({ facts }) => sideText(facts, 'here', currency) },
        { header: texts.there, text: ({ facts }) => sideText(facts, 'there', currency) },
        { header: texts.order, text: (row) => row.order_name },
        { header: texts.vendor, text: (row) => row.vendor_name },
        { header: texts.payout, number: (row) => row.invoice_number },
        { header: texts.since, text: ({ since }) => cellTime(since, timeZone) },
        { header: texts.state, text: ({ state }) => state },
        { header: texts.setAsideBecause, text: (row) => row.aside_reason },
      ],
      batches,
    );
  },
);

function sideText(facts: readonly KeptFact[], side: 'here' | 'there', currency: CurrencyCode): string {
  return facts
    .flatMap((fact) => {
      const value = fact[side];
      if (value === null || value === '') return [];
      return [`${differenceFields[fact.field]} ${valueText(value, fact.form, fact.currency ?? currency)}`];
    })
    .join('; ');
}

function valueText(value: string | number, form: DifferenceFactForm, currency: CurrencyCode): string {
  return form === 'money' && typeof value === 'number' ? formatMoney(value, currency) : String(value);
}
