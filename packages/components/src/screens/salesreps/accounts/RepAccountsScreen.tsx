import { isolated } from '@consignment/domain/text/direction';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState, type ComponentProps } from 'react';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { PayAction } from '../../../parts/payouts/PayAction.tsx';
import { currencyOf } from '../../../parts/money/shop-currency.ts';
import { Avatar } from '../../../primitives/text/Avatar.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { IconButton } from '../../../primitives/actions/IconButton.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { PencilMark as Pencil } from '../../../primitives/tables/row-icons.tsx';
import { PayRep } from '../payouts/PayRep.tsx';
import type { RepName } from './RepDialog.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';

const texts = defineTexts('RepAccountsScreen', {
  title: 'Sales Reps',
  add: 'Add Sales Rep',
  search: 'Search sales reps',
  empty: 'There are no sales reps yet.',
  emptyDetail: 'Add a sales rep, then give them a commission on an order’s page.',
  added: '{name} has been added.',
  renamed: '{former} is now {name}.',
  salesRep: 'Sales Rep',
  edit: 'Edit {name}',
  due: 'Due',
  paid: 'Paid',
  earned: 'Earned',
  action: 'Action',
});

// The dialog with its form comes when somebody first adds or renames a sales rep.
const { Component: RepDialogOnUse } = onUse(async () => (await import('./RepDialog.tsx')).RepDialog);

/** Amounts are decimal strings. */
export type ListedRep = {
  id: number;
  name: string;
  first_name: string;
  last_name: string;
  image: string | null;
  commission_due: string;
  commission_paid: string;
  commission_earned: string;
};

type Props = {
  reps: ListState<ListedRep>;
  controls: ListControls;
  /** The payments to one of them. */
  hrefOfPayoutsTo: (rep: ListedRep) => string;
  /** Null for a person who may not; so are the next two. */
  onAdd: ((name: RepName) => Promise<Outcome>) | null;
  onRename: ((repId: number, name: RepName) => Promise<Outcome>) | null;
  onPayNow: ((repId: number) => void) | null;
  onClosePayout: () => void;
} & Omit<ComponentProps<typeof PayRep>, 'onClose'>;

/** The sales reps of the shop, and what each is owed, was paid and has earned (spec foundations §2). */
export function RepAccountsScreen(props: Props) {
  const { reps, controls, currency, hrefOfPayoutsTo, onPayNow, onAdd, onRename } = props;
  const mayRename = onRename !== null;
  const [open, setOpen] = useState<ListedRep | 'new' | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const start = (what: ListedRep | 'new') => {
    setNews(null);
    setOpen(what);
  };
  const shown = currencyOf(currency, null);
  const columns = useMemo(
    () => columnsOf({ currency: shown, hrefOfPayoutsTo, onPayNow, onEdit: mayRename ? start : null }),
    [shown, hrefOfPayoutsTo, onPayNow, mayRename],
  );
  const save = async (name: RepName): Promise<Outcome> => {
    const outcome = await (open === 'new' || open === null ? onAdd?.(name) : onRename?.(open.id, name));
    if (outcome === undefined) return { is: 'done' };
    const written = `${name.first_name} ${name.last_name}`.trim();
    if (outcome.is === 'done')
      setNews(
        open === 'new' || open === null
          ? texts.added({ name: written })
          : texts.renamed({ former: open.name, name: written }),
      );
    return outcome;
  };
  return (
    <Page
      title={texts.title}
      actions={onAdd !== null && <Button label={texts.add} onClick={() => start('new')} />}
    >
      {news !== null && <Banner tone="positive" title={news} announcement="polite" />}
      <ListView
        label={texts.title}
        searchLabel={texts.search}
        list={reps}
        controls={controls}
        columns={columns}
        rowId={({ id }) => String(id)}
        empty={{
          title: texts.empty,
          detail: texts.emptyDetail,
        }}
      />
      {open !== null && (
        <RepDialogOnUse
          name={open === 'new' ? null : { first_name: open.first_name, last_name: open.last_name }}
          onSave={save}
          onClose={() => setOpen(null)}
        />
      )}
      <PayRep
        paying={props.paying}
        currency={currency}
        hrefOfPayout={props.hrefOfPayout}
        onPay={props.onPay}
        onClose={props.onClosePayout}
      />
    </Page>
  );
}

type ColumnsAsk = {
  currency: CurrencyCode;
  hrefOfPayoutsTo: Props['hrefOfPayoutsTo'];
  onPayNow: Props['onPayNow'];
  onEdit: ((rep: ListedRep) => void) | null;
};

function columnsOf({ currency, hrefOfPayoutsTo, onPayNow, onEdit }: ColumnsAsk): DataColumn<ListedRep>[] {
  const money = (id: 'due' | 'paid' | 'earned', header: string): DataColumn<ListedRep> => ({
    id,
    header,
    cell: (rep) => <MoneyText amount={rep[`commission_${id}`]} currency={currency} />,
    sortKey: id,
    align: 'end',
  });
  return [
    {
      id: 'name',
      header: texts.salesRep,
      cell: (rep) => (
        <Inline space="xsmall" align="center">
          <Avatar name={rep.name} src={rep.image} size="small" />
          <Link href={hrefOfPayoutsTo(rep)} label={rep.name} tone="strong" />
          {onEdit !== null && (
            <IconButton
              icon={Pencil}
              size="small"
              label={texts.edit({ name: isolated(rep.name) })}
              onClick={() => onEdit(rep)}
            />
          )}
        </Inline>
      ),
      sortKey: 'name',
      isRowHeader: true,
      width: 'wide',
    },
    money('due', texts.due),
    money('paid', texts.paid),
    money('earned', texts.earned),
    ...(onPayNow === null
      ? []
      : [
          {
            id: 'action',
            header: texts.action,
            cell: (rep: ListedRep) => (
              <PayAction
                name={rep.name}
                due={rep.commission_due}
                currency={currency}
                onPayNow={() => onPayNow(rep.id)}
              />
            ),
            align: 'end' as const,
            isSelfExplanatory: true,
            width: 'narrow' as const,
          },
        ]),
  ];
}
