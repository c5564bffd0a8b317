import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { FeeTermsCell } from '../../../parts/fees/FeeTermsCell.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Menu } from '../../../primitives/actions/Menu.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { feeStateBadge, latestTerms, shownTerms, vendorsText, type ShownFee } from './fee.ts';

const texts = defineTexts('FeeColumns', {
  fee: 'Fee',
  terms: 'Terms',
  for: 'For',
  state: 'State',
  nextOn: 'Next charge',
  charged: 'Charged',
  waiting: 'Waiting',
  actions: 'Actions',
  actionsFor: 'Actions for {name}',
  edit: 'Edit',
  pause: 'Pause',
  resume: 'Resume',
});

type Of = {
  currency: CurrencyCode;
  /** Null for a person who may only read, and so is the other. */
  onEdit: ((fee: ShownFee) => void) | null;
  onPause: ((fee: ShownFee) => void) | null;
};

/** The columns of the fees of a shop. */
export function feeColumns({ currency, onEdit, onPause }: Of): DataColumn<ShownFee>[] {
  return [
    {
      id: 'name',
      header: texts.fee,
      cell: ({ name }) => <bdi>{name}</bdi>,
      isRowHeader: true,
      width: 'name',
    },
    {
      id: 'terms',
      header: texts.terms,
      cell: (fee) => <FeeTermsCell fee={fee} currency={currency} />,
      isBlank: ({ held, coming }) => (held?.terms ?? coming) === null,
      width: 'wide',
    },
    {
      id: 'for',
      header: texts.for,
      cell: (fee) => {
        const terms = shownTerms(fee);
        return terms === null ? '–' : vendorsText(terms);
      },
      isBlank: (fee) => shownTerms(fee) === null,
      width: 'narrow',
    },
    {
      id: 'state',
      header: texts.state,
      cell: (fee) => <Badge {...feeStateBadge(fee)} />,
      width: 'narrow',
    },
    {
      id: 'next',
      header: texts.nextOn,
      cell: ({ next_on: day }) => (day === null ? '–' : formatDay(day)),
      isBlank: ({ next_on: day }) => day === null,
      width: 'narrow',
    },
    {
      id: 'charged',
      header: texts.charged,
      cell: ({ charged }) => <MoneyText amount={charged} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'waiting',
      header: texts.waiting,
      cell: ({ waiting }) => <MoneyText amount={waiting} currency={currency} />,
      isBlank: ({ waiting }) => Number(waiting) === 0,
      align: 'end',
      width: 'narrow',
    },
    ...(onEdit === null || onPause === null ? [] : [actionsColumn(onEdit, onPause)]),
  ];
}

function actionsColumn(
  onEdit: NonNullable<Of['onEdit']>,
  onPause: NonNullable<Of['onPause']>,
): DataColumn<ShownFee> {
  return {
    id: 'actions',
    header: texts.actions,
    cell: (fee) => (
      <Menu
        label={texts.actionsFor({ name: isolated(fee.name) })}
        icon={Ellipsis}
        shape="icon"
        tone="quiet"
        items={
          latestTerms(fee) === null
            ? [{ label: texts.resume, onSelect: () => onEdit(fee) }]
            : [
                { label: texts.edit, onSelect: () => onEdit(fee) },
                { label: texts.pause, onSelect: () => onPause(fee) },
              ]
        }
      />
    ),
    isSelfExplanatory: true,
    align: 'end',
    width: 'narrow',
  };
}
