import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { pagesOf, type ListState } from '../../../parts/lists/list.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Pagination } from '../../../primitives/tables/Pagination.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { ActButton } from './ActButton.tsx';
import { BalanceDialog } from './BalanceDialog.tsx';
import type { MoveVendor } from './move.ts';

const texts = defineTexts('MoveBalances', {
  intro:
    'The previous app still owes these vendors money. Part of that money is already due in this app, as unpaid order lines. The rest will be recorded as a single “Opening balance” item, so vendors lose nothing and nothing is paid twice.',
  title: 'Balances carried over',
  emptyTitle: 'There is nothing to carry over.',
  emptyDetail: 'According to these files, everything that the previous app owes is already due in this app.',
  next: 'Continue to review',
  confirm: 'These balances are correct',
  saving: 'Saving…',
  vendor: 'Vendor',
  owed: 'Owed by the previous app',
  due: 'Already due in this app',
  carriedOver: 'Carried over',
  byHand: 'entered by hand',
  changeHeader: 'Change',
  change: 'Change…',
});

type Props = {
  /** Those with something open in the former app, or with a balance that was typed. */
  vendors: ListState<MoveVendor>;
  page: number;
  pageSize: number;
  hrefOfPage: (page: number) => string;
  currency: CurrencyCode;
  /** All of them were looked over. */
  isReviewed: boolean;
  hrefOfNext: string;
  /** Null for a person who may not, and once the move is booked. */
  changes: {
    /** `amount` null takes the suggested one. */
    onSave: (id: number, amount: string | null) => Promise<Outcome>;
    /** Says that all of them were looked over. */
    onReview: () => Promise<Outcome>;
  } | null;
};

/** The sums that the former app still owes vendors, and how much of each is carried over as an opening balance. */
export function MoveBalances(props: Props) {
  const { vendors, page, pageSize, currency, changes } = props;
  const [asked, setAsked] = useState<MoveVendor | null>(null);
  const canChange = changes !== null;
  const columns = useMemo(() => columnsOf(currency, canChange ? setAsked : null), [currency, canChange]);
  const total = vendors.is === 'ready' ? vendors.total : 0;
  return (
    <Stack space="large">
      {owesAny(vendors) && <Text>{texts.intro}</Text>}
      <Card title={texts.title} padding="none">
        <DataTable
          label={texts.title}
          columns={columns}
          rowId={({ id }) => String(id)}
          state={vendors}
          sort={null}
          onSort={() => undefined}
          empty={{
            title: texts.emptyTitle,
            detail: texts.emptyDetail,
          }}
        />
      </Card>
      {total > pageSize && (
        <Pagination
          label={texts.title}
          {...pagesOf({ page, pageSize, total, hrefOfPage: props.hrefOfPage })}
        />
      )}
      {changes !== null && vendors.is === 'ready' && (
        <Stack space="small" align="start">
          {total === 0 || props.isReviewed ? (
            <ButtonLink href={props.hrefOfNext} label={texts.next} tone="primary" />
          ) : (
            <ActButton
              label={texts.confirm}
              busyLabel={texts.saving}
              tone="primary"
              onAct={changes.onReview}
            />
          )}
        </Stack>
      )}
      {asked !== null && changes !== null && (
        <BalanceDialog
          vendor={asked}
          currency={currency}
          onSave={(amount) => changes.onSave(asked.id, amount)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

/** True where the former app owes a vendor on the loaded page more than 0. */
function owesAny(vendors: Props['vendors']): boolean {
  return vendors.is === 'ready' && vendors.rows.some(({ unpaid }) => Number(unpaid) !== 0);
}

function columnsOf(
  currency: CurrencyCode,
  onChange: ((vendor: MoveVendor) => void) | null,
): DataColumn<MoveVendor>[] {
  return [
    {
      id: 'vendor',
      header: texts.vendor,
      cell: ({ name, vendor_name: here }) => <bdi>{here ?? name}</bdi>,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'unpaid',
      header: texts.owed,
      cell: ({ unpaid }) => <MoneyText amount={unpaid} currency={currency} />,
      align: 'end',
    },
    {
      id: 'due',
      header: texts.due,
      cell: ({ due_here: due }) => <MoneyText amount={due} currency={currency} />,
      align: 'end',
    },
    {
      id: 'opening',
      header: texts.carriedOver,
      cell: ({ opening, is_typed: isTyped }) => (
        <Stack space="none" align="end">
          <MoneyText amount={opening} currency={currency} />
          {isTyped && (
            <Text as="span" size="xsmall" tone="muted">
              {texts.byHand}
            </Text>
          )}
        </Stack>
      ),
      align: 'end',
    },
    ...(onChange === null
      ? []
      : [
          {
            id: 'act',
            header: texts.changeHeader,
            isSelfExplanatory: true,
            cell: (vendor: MoveVendor) => (
              <Button label={texts.change} size="small" onClick={() => onChange(vendor)} />
            ),
            width: 'narrow' as const,
          },
        ]),
  ];
}
