import { isUnderWay, type MovingState } from '@consignment/domain/moves/moving-steps';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
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
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('MovesScreen', {
  title: 'Move in',
  description:
    'Bring over the payouts that your previous app made, and see where they differ from your rules, to the cent.',
  import: 'Import',
  noOrders: 'Import your orders first.',
  importOrders: 'Import orders',
  noOrdersDetail:
    'Each old payout is compared with the orders it paid for, but this app doesn’t have any orders yet.',
  isUnderWay: 'A move is under way.',
  continue: 'Continue the move',
  howItWorks: 'How it works',
  stepRecalculate:
    'Each old payout is recalculated from your orders using your rules. You don’t need to do anything about payouts that match to the cent.',
  stepDecide:
    'Where amounts differ, you’ll see why, with an example, and make one decision for all lines of the same kind.',
  stepBook:
    'Payouts that you accept are recorded as paid, with their original numbers, dates and amounts. Your vendors can see them in their history.',
  moves: 'Moves',
  emptyTitle: 'There are no moves yet.',
  nameLabel: 'Which app are you moving from?',
  nameHint: 'Use any name you like for the app. The name will appear in the report.',
  start: 'Start moving in',
  starting: 'Starting…',
  from: 'From',
  started: 'Started',
  state: 'State',
  equal: 'Match to the cent',
  paid: 'Paid by the previous app',
  stepExport:
    'Export {vendors}, {commissions} and {payouts} from your previous app as CSV files, then choose the files here. Any columns will do: you’ll say which is which.',
  vendors: 'vendors',
  commissions: 'commissions',
  payouts: 'payouts',
  nameMissing: 'Enter the name of your previous app.',
  nameTooLong: 'Use at most 100 characters.',
  yourSay: 'Nothing happens until you say so',
  yourSayDetail: 'You review every figure before it is recorded.',
  noMoney: 'No money is sent',
  noMoneyDetail: 'Old payouts are only recorded, and vendors aren’t emailed.',
  canUndo: 'The move can be undone',
  canUndoDetail: 'You can undo the whole move in one go until you make your first new payout.',
  isDraft: 'The files are being prepared. Nothing has been recorded.',
  isChecking: 'The payouts are being recalculated. Nothing has been recorded.',
  isChecked:
    'The payouts have been recalculated and are waiting for your decisions. Nothing has been recorded.',
  isBooking: 'The payouts are being recorded.',
  isUndoing: 'The move is being undone.',
  isBooked: 'The move has been recorded.',
  isUndone: 'The move has been undone.',
  draft: 'Draft',
  checking: 'Checking',
  checked: 'Waiting for you',
  booking: 'Recording',
  booked: 'Recorded',
  undoing: 'Undoing',
  undone: 'Undone',
  partOf: '{part} of {total}',
});

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
      title={texts.title}
      description={texts.description}
      back={{ href: props.hrefOfImport, label: texts.import }}
      width="medium"
    >
      {!props.hasOrders && (
        <Banner
          tone="caution"
          title={texts.noOrders}
          action={<ButtonLink href={props.hrefOfImport} label={texts.importOrders} tone="primary" />}
        >
          <p>{texts.noOrdersDetail}</p>
        </Banner>
      )}
      {open !== undefined && (
        <Banner
          tone="info"
          title={texts.isUnderWay}
          action={<ButtonLink href={props.hrefOfMove(open.id)} label={texts.continue} tone="primary" />}
        >
          <p>{texts[standings[open.state]]}</p>
        </Banner>
      )}
      <Card title={texts.howItWorks}>
        <Stack space="large">
          <ol className={styles.numbered}>
            <li>
              <TextWithElements
                text={texts.stepExport}
                elements={{
                  vendors: <strong>{texts.vendors}</strong>,
                  commissions: <strong>{texts.commissions}</strong>,
                  payouts: <strong>{texts.payouts}</strong>,
                }}
              />
            </li>
            <li>{texts.stepRecalculate}</li>
            <li>{texts.stepDecide}</li>
            <li>{texts.stepBook}</li>
          </ol>
          <Promises />
          {isReady && open === undefined && props.hasOrders && props.onStart !== null && (
            <StartForm onStart={props.onStart} />
          )}
        </Stack>
      </Card>
      {!isEmpty && (
        <Card title={texts.moves} padding="none">
          <DataTable
            label={texts.moves}
            columns={columns}
            rowId={({ id }) => String(id)}
            rowHref={({ id }) => props.hrefOfMove(id)}
            state={moves}
            sort={null}
            onSort={() => undefined}
            empty={{ title: texts.emptyTitle }}
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
      z.minLength(1, { error: () => texts.nameMissing }),
      z.maxLength(100, { error: () => texts.nameTooLong }),
    ),
});

function StartForm({ onStart }: { onStart: (name: string) => Promise<Outcome> }) {
  return (
    <Form
      label={texts.title}
      schema={schema}
      defaultValues={{ name: '' }}
      onSubmit={({ name }) => onStart(name)}
    >
      <TextField name="name" label={texts.nameLabel} hint={texts.nameHint} autoComplete="off" />
      <FormActions>
        <SubmitButton label={texts.start} busyLabel={texts.starting} />
      </FormActions>
    </Form>
  );
}

/** A person who fears the change has to know these before anything else. */
function Promises() {
  return (
    <ul className={styles.promises}>
      {promises().map(({ title, detail }) => (
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

const promises = () => [
  { title: texts.yourSay, detail: texts.yourSayDetail },
  { title: texts.noMoney, detail: texts.noMoneyDetail },
  { title: texts.canUndo, detail: texts.canUndoDetail },
];

const standings = {
  draft: 'isDraft',
  checking: 'isChecking',
  checked: 'isChecked',
  booking: 'isBooking',
  undoing: 'isUndoing',
  booked: 'isBooked',
  undone: 'isUndone',
} as const satisfies Record<MovingState, keyof typeof texts>;

const tones = {
  draft: 'neutral',
  checking: 'neutral',
  checked: 'caution',
  booking: 'neutral',
  booked: 'plain',
  undoing: 'neutral',
  undone: 'neutral',
} as const satisfies Record<MovingState, BadgeTone>;

function columnsOf(timeZone: string): DataColumn<Move>[] {
  return [
    {
      id: 'name',
      header: texts.from,
      cell: ({ name }) => <bdi>{name}</bdi>,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'started',
      header: texts.started,
      cell: ({ created_at: at }) => <DateTimeText instant={at} timeZone={timeZone} />,
      width: 'narrow',
    },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => <Badge label={texts[state]} tone={tones[state]} />,
      width: 'narrow',
    },
    {
      id: 'equal',
      header: texts.equal,
      cell: ({ found }) =>
        found === null
          ? '–'
          : texts.partOf({ part: formatCount(found.equal), total: formatCount(found.payouts) }),
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'amount',
      header: texts.paid,
      cell: ({ found, currency }) =>
        found === null ? '–' : <MoneyText amount={found.theirs} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
  ];
}
