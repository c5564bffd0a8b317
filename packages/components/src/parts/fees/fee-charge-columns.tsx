import { feeCauseText } from '@consignment/domain/fees/fee-text';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { MoneyText } from '../money/MoneyText.tsx';
import type { ShownFeeCharge } from './fee-charge.ts';
import { FeeChargeStateBadge } from './FeeChargeStateBadge.tsx';

const texts = defineTexts('FeeChargeColumns', {
  day: 'Day',
  fee: 'Fee',
  for: 'For',
  state: 'State',
  amount: 'Amount',
});

/** The columns of charges, as the shop and its vendors read them. */
export function feeChargeColumns<Row extends ShownFeeCharge>(currency: CurrencyCode): DataColumn<Row>[] {
  return [
    { id: 'day', header: texts.day, cell: ({ day }) => formatDay(day), width: 'narrow' },
    {
      id: 'fee',
      header: texts.fee,
      cell: ({ fee_name: name }) => <bdi>{name}</bdi>,
      isRowHeader: true,
      width: 'name',
    },
    {
      id: 'for',
      header: texts.for,
      cell: ({ cause }) => <bdi>{feeCauseText(cause)}</bdi>,
      isBlank: ({ cause }) => feeCauseText(cause) === '',
      width: 'wide',
    },
    {
      id: 'state',
      header: texts.state,
      cell: (charge) => <FeeChargeStateBadge charge={charge} />,
      width: 'narrow',
    },
    {
      id: 'amount',
      header: texts.amount,
      cell: ({ amount }) => <MoneyText amount={amount} currency={currency} />,
      align: 'end',
      width: 'narrow',
      isFixed: true,
    },
  ];
}
