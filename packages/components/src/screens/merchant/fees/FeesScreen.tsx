import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { onUse } from '../../../parts/pages/on-use.tsx';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import type { TableState } from '../../../primitives/tables/data-table.ts';
import { latestTerms, type FeeDraft, type ShownFee } from './fee.ts';
import { feeColumns } from './fee-columns.tsx';
import { FeeCharges, type FeeChargesProps } from './FeeCharges.tsx';

const texts = defineTexts('FeesScreen', {
  title: 'Fees',
  description: 'Charge vendors for shelf space, items or payouts, beside your commission.',
  newFee: 'New fee',
  emptyTitle: 'There are no fees yet.',
  emptyDetail: 'A fee is taken off a vendor’s balance, on a day or with each sale or payout.',
});

// Each dialog comes when it is asked for the first time.
const { Component: FeeDialogOnUse } = onUse(async () => (await import('./FeeDialog.tsx')).FeeDialog);
const { Component: PauseFeeDialogOnUse } = onUse(
  async () => (await import('./PauseFeeDialog.tsx')).PauseFeeDialog,
);

type Props = FeeChargesProps & {
  /** The newest first, with the days of notice that new terms give. */
  fees: Loadable<{ results: readonly ShownFee[]; notice_days: number }>;
  /** 'YYYY-MM-DD' in the shop's zone. */
  today: string;
  currency: ShopCurrency;
  /** Null for a person who may only read. */
  changes: {
    onSave: (draft: FeeDraft) => Promise<Outcome>;
    /** The names of the vendors of a fee that is edited. */
    onNameVendors: (ids: readonly number[]) => Promise<readonly VendorChoice[]>;
  } | null;
};

type Open =
  | { is: 'nothing' }
  | { is: 'new' }
  | { is: 'edit'; fee: ShownFee; vendors: readonly VendorChoice[] }
  | { is: 'pause'; fee: ShownFee };

/** The fees that the shop charges its vendors, and all that was charged. */
export function FeesScreen({ fees, today, changes, ...props }: Props) {
  const { currency } = props;
  const shown = currencyOf(currency, null);
  const [open, setOpen] = useState<Open>({ is: 'nothing' });
  const close = () => setOpen({ is: 'nothing' });
  const onNameVendors = changes?.onNameVendors ?? null;
  const columns = useMemo(() => {
    const edit = async (fee: ShownFee, ask: NonNullable<typeof onNameVendors>) => {
      const ids = latestTerms(fee)?.vendors ?? [];
      setOpen({ is: 'edit', fee, vendors: ids.length === 0 ? [] : await ask(ids) });
    };
    return feeColumns({
      currency: shown,
      onEdit: onNameVendors && ((fee) => void edit(fee, onNameVendors)),
      onPause: onNameVendors && ((fee) => setOpen({ is: 'pause', fee })),
    });
  }, [shown, onNameVendors]);
  const known = fees.is === 'ready' ? fees.value : null;
  const days = { today, noticeDays: known?.notice_days ?? 0 };
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        changes !== null &&
        known !== null && (
          <Button label={texts.newFee} tone="primary" onClick={() => setOpen({ is: 'new' })} />
        )
      }
    >
      <Card padding="none">
        <DataTable
          label={texts.title}
          columns={columns}
          rowId={({ id }) => String(id)}
          state={tableOf(fees)}
          empty={{ title: texts.emptyTitle, detail: texts.emptyDetail }}
          sort={null}
          onSort={() => undefined}
          minWidth={1000}
        />
      </Card>
      <FeeCharges {...props} currency={shown} fees={known?.results ?? []} />
      {changes !== null && (open.is === 'new' || open.is === 'edit') && (
        <FeeDialogOnUse
          fee={open.is === 'edit' ? open : null}
          days={days}
          currency={currency}
          onSearchVendors={props.onSearchVendors}
          onSave={changes.onSave}
          onClose={close}
        />
      )}
      {changes !== null && open.is === 'pause' && (
        <PauseFeeDialogOnUse
          fee={open.fee}
          today={today}
          currency={shown}
          onSave={changes.onSave}
          onClose={close}
        />
      )}
    </Page>
  );
}

function tableOf(fees: Props['fees']): TableState<ShownFee> {
  return fees.is === 'ready' ? { is: 'ready', rows: fees.value.results } : fees;
}
