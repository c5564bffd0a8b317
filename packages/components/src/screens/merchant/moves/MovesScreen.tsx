import { isUnderWay, type MovingState } from '@consignment/domain/moves/moving-steps';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import type { ListState } from '../../../parts/lists/list.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Badge, type BadgeTone } from '../../../primitives/text/Badge.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { FormActions } from '../../../primitives/forms/FormActions.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import type { Move } from './move.ts';
import * as styles from './moves.css.ts';

type Props = {
  /** The latest first. */
  moves: ListState<Move>;
  /** Without orders there is nothing that payouts of the past could be worked out for. */
  hasOrders: boolean;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfImport: string;
  hrefOfMove: (id: number) => string;
  /** Begins a move from the former app of this name, and opens it. Null for a person who may not. */
  onStart: ((name: string) => Promise<Outcome>) | null;
};

/** Moving in from another app: how it goes, the move under way, and those of the past. */
export function MovesScreen(props: Props) {
  const { moves, timeZone } = props;
  const columns = useMemo(() => columnsOf(timeZone), [timeZone]);
  const isReady = moves.is === 'ready';
  const open = moves.is === 'ready' ? moves.rows.find(({ state }) => isUnderWay(state)) : undefined;
  const isEmpty = moves.is === 'ready' && moves.rows.length === 0;
  return (
    <Page
      title="Move in"
      description="Bring along what your former app has paid your vendors, and see to the cent where it and your rules differ."
      back={{ href: props.hrefOfImport, label: 'Import' }}
      width="medium"
    >
      {!props.hasOrders && (
        <Banner
          tone="caution"
          title="Import your orders first."
          action={<ButtonLink href={props.hrefOfImport} label="Import orders" tone="primary" />}
        >
          <p>Each old payout is compared with the orders it paid for, and there are none here yet.</p>
        </Banner>
      )}
      {open !== undefined && (
        <Banner
          tone="info"
          title="A move is under way."
          action={<ButtonLink href={props.hrefOfMove(open.id)} label="Continue the move" tone="primary" />}
        >
          <p>{standings[open.state]}</p>
        </Banner>
      )}
      <Card title="How it works">
        <Stack space="large">
          <ol className={styles.numbered}>
            <li>
              Export <strong>vendors</strong>, <strong>commissions</strong> and <strong>payouts</strong> from
              your former app as CSV files, and choose them here. Any columns will do: you say which is which.
            </li>
            <li>
              Each old payout is recalculated from your orders by your rules. Payouts that are equal to the
              cent need nothing of you.
            </li>
            <li>
              Where they differ, you see why, with an example, and decide once for all lines of the same kind.
            </li>
            <li>
              Payouts that you accept are booked as paid, with their old numbers, days and amounts, and your
              vendors see them in their history.
            </li>
          </ol>
          <Promises />
          {isReady && open === undefined && props.hasOrders && props.onStart !== null && (
            <StartForm onStart={props.onStart} />
          )}
        </Stack>
      </Card>
      {!isEmpty && (
        <Card title="Moves" padding="none">
          <DataTable
            label="Moves"
            columns={columns}
            rowId={({ id }) => String(id)}
            rowHref={({ id }) => props.hrefOfMove(id)}
            state={moves}
            sort={null}
            onSort={() => undefined}
            empty={{ title: 'There are no moves yet.' }}
          />
        </Card>
      )}
    </Page>
  );
}

const schema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter the name of your former app.' }),
      z.maxLength(100, { error: 'Use at most 100 characters.' }),
    ),
});

function StartForm({ onStart }: { onStart: (name: string) => Promise<Outcome> }) {
  return (
    <Form label="Move in" schema={schema} defaultValues={{ name: '' }} onSubmit={({ name }) => onStart(name)}>
      <TextField
        name="name"
        label="Which app do you come from?"
        hint="As you call it. The report names it."
        autoComplete="off"
      />
      <FormActions>
        <SubmitButton label="Start moving in" busyLabel="Starting…" />
      </FormActions>
    </Form>
  );
}

/** A person who fears the change has to know these before anything else. */
function Promises() {
  return (
    <ul className={styles.promises}>
      {promises.map(({ title, detail }) => (
        <li key={title}>
          <Text weight="medium">{title}</Text>
          <Text size="small" tone="muted">
            {detail}
          </Text>
        </li>
      ))}
    </ul>
  );
}

const promises = [
  { title: 'Nothing happens before you say so', detail: 'You review every figure before it is booked.' },
  { title: 'No money is sent', detail: 'Old payouts are only written down. No mail goes to vendors either.' },
  { title: 'It can be undone', detail: 'Until your first new payout, one press takes all of it back.' },
] as const;

const standings = {
  draft: 'Its files are being prepared. Nothing is booked.',
  checking: 'Its payouts are being recalculated. Nothing is booked.',
  checked: 'Its payouts are worked out and wait for your answers. Nothing is booked.',
  booking: 'Its payouts are being booked.',
  undoing: 'It is being taken back.',
  booked: 'It is booked.',
  undone: 'It was taken back.',
} satisfies Record<MovingState, string>;

const badges = {
  draft: ['Draft', 'neutral'],
  checking: ['Checking', 'neutral'],
  checked: ['Waits for you', 'caution'],
  booking: ['Booking', 'neutral'],
  booked: ['Booked', 'plain'],
  undoing: ['Undoing', 'neutral'],
  undone: ['Undone', 'neutral'],
} as const satisfies Record<MovingState, readonly [string, BadgeTone]>;

function columnsOf(timeZone: string): DataColumn<Move>[] {
  return [
    {
      id: 'name',
      header: 'From',
      cell: ({ name }) => <bdi>{name}</bdi>,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'started',
      header: 'Started',
      cell: ({ created_at: at }) => <DateTimeText instant={at} timeZone={timeZone} />,
      width: 'narrow',
    },
    {
      id: 'state',
      header: 'State',
      cell: ({ state }) => <Badge label={badges[state][0]} tone={badges[state][1]} />,
      width: 'narrow',
    },
    {
      id: 'equal',
      header: 'Equal to the cent',
      cell: ({ found }) =>
        found === null
          ? '–'
          : `${found.equal.toLocaleString('en-US')} of ${found.payouts.toLocaleString('en-US')}`,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'amount',
      header: 'Paid by the former app',
      cell: ({ found, currency }) =>
        found === null ? '–' : <MoneyText amount={found.theirs} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
  ];
}
