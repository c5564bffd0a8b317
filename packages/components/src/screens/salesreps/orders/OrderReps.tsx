import { formatWirePercent } from '@consignment/domain/money/rate';
import { repReasonText, type Reason } from '@consignment/domain/commission/commission-reasons';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { isActive } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { CommissionPlaces } from '../../../parts/commission/CommissionPlaces.tsx';
import { noteOfQuestion, type LineQuestion } from '../../../parts/questions/question-state.ts';
import { useAskQuestion, type AskCalls } from '../../../parts/questions/use-ask-question.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { PersonName } from '../../../parts/people/PersonName.tsx';
import type { ActionState } from '../../../primitives/actions/action-state.ts';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { IconButton } from '../../../primitives/actions/IconButton.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { PencilMark as Pencil, QuestionMark } from '../../../primitives/tables/row-icons.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import type { RepChoice } from './RepCommissionDialog.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';

const texts = defineTexts('OrderReps', {
  title: 'Sales Reps',
  add: 'Add Commission',
  none: 'No sales reps earn a commission on this order.',
  noneOwn: 'You don’t earn a commission on this order.',
  noneDetail: 'The store pays sales reps’ commissions, so vendors don’t earn any less.',
  noneOwnDetail: 'Other sales reps’ commissions are not shown here.',
  salesRep: 'Sales Rep',
  percent: 'Commission %',
  commission: 'Commission',
  lineOf: '{rep}, {order}',
  ask: 'Ask about {rep}’s commission',
  change: 'Change Commission: {rep}',
  pending: 'Pending',
  ineligible: 'No commission',
  paid: 'Paid',
  paidAmount: 'Paid {amount}',
  paidReason: 'This commission has already been paid. Delete its payout before you change the commission.',
});

// The dialog with its form and its search comes when somebody first gives a sales rep a commission.
const { Component: RepCommissionDialogOnUse } = onUse(
  async () => (await import('./RepCommissionDialog.tsx')).RepCommissionDialog,
);

/** A sales rep's commission on an order; `percent` is a percent string, `commission` a decimal string. */
export type RepCommission = {
  id: number;
  percent: string;
  image: string | null;
  sales_rep: { id: number; user: { first_name: string; last_name: string } };
  commission: string;
  /** Only accrued amounts count. */
  commission_state: 'accrued' | 'pending' | 'ineligible';
  /** Why it is not accrued; null for one that is. */
  commission_reason: Reason | null;
  /** The amount that payouts have paid of it. */
  commission_paid: string;
  /** A payout holds it, so its percentage stays. */
  paid: boolean;
  /** The latest question about it. */
  question?: LineQuestion | null;
};

type Props = {
  /** Of which order, such as `#1001`. */
  order: string;
  reps: Loadable<readonly RepCommission[]>;
  /** Of the shop. */
  currency: CurrencyCode;
  onSearchReps: (text: string, signal: AbortSignal) => Promise<SearchAnswer<RepChoice>>;
  /** `percent` is a percent string. */
  onAdd: (rep: RepChoice, percent: string) => Promise<Outcome>;
  onChange: (part: RepCommission, percent: string) => Promise<Outcome>;
  onRemove: (part: RepCommission) => Promise<Outcome>;
  /** The same again while nothing changes. */
  hrefOfQuestion: (id: number) => string;
  /** Null for the shop's own people, who answer questions. */
  asking: AskCalls | null;
  /** False for a sales rep, who sees their own commission alone. */
  seesAll: boolean;
  mayChange: boolean;
};

/**
 * The commissions of sales reps on an order, and the reps who have one (spec accounts §2.5). Its vendors' commissions
 * are with the lines.
 */
export function OrderReps({ order, reps, currency, hrefOfQuestion, asking, seesAll, ...actions }: Props) {
  const { mayChange } = actions;
  const [open, setOpen] = useState<'add' | number | null>(null);
  const { open: ask, dialog } = useAskQuestion(asking);
  const columns = useMemo(
    () =>
      columnsOf(currency, {
        hrefOfQuestion,
        onChange: mayChange ? setOpen : null,
        onAsk:
          ask === null
            ? null
            : (part) => ask({ id: part.id, name: texts.lineOf({ rep: nameOfRep(part), order }) }),
      }),
    [currency, hrefOfQuestion, ask, order, mayChange],
  );
  const changed = reps.is === 'ready' ? reps.value.find(({ id }) => id === open) : undefined;
  return (
    <>
      <Card
        title={texts.title}
        padding="none"
        actions={mayChange && <Button label={texts.add} size="small" onClick={() => setOpen('add')} />}
      >
        <DataTable
          label={texts.title}
          columns={columns}
          rowId={({ id }) => String(id)}
          state={reps.is === 'ready' ? { is: 'ready', rows: reps.value } : reps}
          sort={null}
          onSort={() => undefined}
          empty={{
            title: seesAll ? texts.none : texts.noneOwn,
            detail: seesAll ? texts.noneDetail : texts.noneOwnDetail,
          }}
        />
      </Card>
      {dialog}
      {open === 'add' && (
        <RepCommissionDialogOnUse
          order={order}
          part={null}
          onSearchReps={actions.onSearchReps}
          onSave={({ rep, percent }) => actions.onAdd(rep, percent)}
          onClose={() => setOpen(null)}
        />
      )}
      {changed !== undefined && (
        <RepCommissionDialogOnUse
          key={changed.id}
          order={order}
          part={{ rep: { id: changed.id, name: nameOfRep(changed) }, percent: changed.percent }}
          onSearchReps={actions.onSearchReps}
          onSave={({ percent }) => actions.onChange(changed, percent)}
          onRemove={() => actions.onRemove(changed)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

type Ways = {
  hrefOfQuestion: (id: number) => string;
  onChange: ((id: number) => void) | null;
  onAsk: ((part: RepCommission) => void) | null;
};

function columnsOf(
  currency: CurrencyCode,
  { hrefOfQuestion, onChange, onAsk }: Ways,
): DataColumn<RepCommission>[] {
  return [
    {
      id: 'rep',
      header: texts.salesRep,
      cell: (part) => (
        <Stack space="xxsmall">
          <PersonName name={nameOfRep(part)} image={part.image} />
          {part.commission_reason !== null && (
            <Text key={part.commission_reason} size="small" tone="muted">
              {repReasonText(part.commission_reason)}
            </Text>
          )}
        </Stack>
      ),
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'percent',
      header: texts.percent,
      cell: (part) => formatWirePercent(part.percent),
      align: 'end',
    },
    {
      id: 'commission',
      header: texts.commission,
      cell: (part) => (
        <CommissionPlaces
          amount={
            <Inline space="xsmall" justify="end" as="span">
              {part.paid && <Badge label={paidOf(part, currency)} tone="plain" />}
              {badgeOf(part.commission_state)}
              {part.commission_state !== 'ineligible' && (
                <MoneyText amount={part.commission} currency={currency} />
              )}
            </Inline>
          }
          why={
            // Of a commission with a question under way no second one is asked.
            onAsk === null || (part.question && isActive(part.question.state)) ? null : (
              <IconButton
                icon={QuestionMark}
                size="small"
                label={texts.ask({ rep: nameOfRep(part) })}
                onClick={() => onAsk(part)}
              />
            )
          }
          link={
            part.question ? (
              <Link href={hrefOfQuestion(part.question.id)} label={noteOfQuestion(part.question, 'asker')} />
            ) : null
          }
          edit={
            onChange !== null && (
              <IconButton
                icon={Pencil}
                size="small"
                label={texts.change({ rep: nameOfRep(part) })}
                onClick={() => onChange(part.id)}
                state={changeOf(part)}
              />
            )
          }
        />
      ),
      align: 'end',
    },
  ];
}

function badgeOf(state: RepCommission['commission_state']) {
  return state === 'accrued' ? null : <Badge label={texts[state]} />;
}

/** If money came back after the payout, the paid amount differs. */
function paidOf({ commission, commission_paid: paid }: RepCommission, currency: CurrencyCode): string {
  return paid === commission ? texts.paid : texts.paidAmount({ amount: formatDecimal(paid, currency) });
}

function changeOf({ paid }: RepCommission): ActionState {
  if (!paid) return { is: 'ready' };
  return { is: 'disabled', reason: texts.paidReason };
}

export function nameOfRep({ sales_rep: { user } }: RepCommission): string {
  return `${user.first_name} ${user.last_name}`.trim() || 'N/A';
}
