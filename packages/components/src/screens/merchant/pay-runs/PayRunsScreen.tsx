import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { useMemo } from 'react';
import { countOfVendors } from '../../../parts/people/count-of-vendors.ts';
import { DateText } from '../../../parts/lists/DateText.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { usePayRunDraft } from '../../../parts/payouts/use-pay-run-draft.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { type ListedPayRun } from './pay-run.ts';
import { PayRunStateBadge } from './PayRunStateBadge.tsx';

const texts = defineTexts('PayRunsScreen', {
  title: 'Pay runs',
  description: 'Pay many vendors at once: draft a run, review it, approve it, and pay.',
  draft: 'Draft a pay run',
  scheduleAndSettings: 'Schedule and settings',
  emptyTitle: 'There are no pay runs yet.',
  emptyDetail: 'A draft lists how much each vendor can be paid. Nothing is paid until the draft is approved.',
  noSchedule: 'No schedule has been set.',
  next: 'The next pay run will be drafted on {day}.',
  run: 'Run',
  numberOfRun: 'Pay run {number}',
  state: 'State',
  drafted: 'Drafted',
  by: 'Drafted by',
  schedule: 'Schedule',
  exceptions: 'Exceptions',
  vendors: 'Vendors',
  amount: 'Amount',
});

type Props = {
  runs: ListState<ListedPayRun>;
  controls: ListControls;
  /** IANA zone of the shop. */
  timeZone: string;
  /** The day of the next draft, 'YYYY-MM-DD' in the shop's zone: null without a schedule, left out while that is not known. */
  nextOn?: string | null | undefined;
  hrefOfRun: (id: number) => string;
  /** Null for a person who may not change them. */
  hrefOfSettings: string | null;
  /** Drafts a run of everything that is available, and opens it. Null for a person who may not. */
  onCreate: (() => Promise<KnownOutcome>) | null;
};

/** The pay runs of the shop, the latest first. A run that the schedule drafts waits here for a person. */
export function PayRunsScreen(props: Props) {
  const { runs, timeZone, nextOn, hrefOfRun, hrefOfSettings } = props;
  const columns = useMemo(() => columnsOf(timeZone), [timeZone]);
  const { onCreate } = props;
  const draft = usePayRunDraft(onCreate);
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        onCreate !== null && (
          <Button label={texts.draft} tone="primary" onClick={draft.start} state={draft.button} />
        )
      }
    >
      {draft.answer}
      <ListView
        label={texts.title}
        searchLabel={null}
        list={runs}
        controls={props.controls}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => hrefOfRun(id)}
        notice={
          <Text size="small" tone="muted">
            <span>{nextWords(nextOn)}</span>{' '}
            {hrefOfSettings !== null && <Link href={hrefOfSettings} label={texts.scheduleAndSettings} />}
          </Text>
        }
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail,
        }}
      />
    </Page>
  );
}

function nextWords(day: string | null | undefined): string {
  if (day === undefined) return '';
  return day === null ? texts.noSchedule : texts.next({ day: formatDay(day) });
}

function columnsOf(timeZone: string): DataColumn<ListedPayRun>[] {
  return [
    {
      id: 'number',
      header: texts.run,
      cell: ({ number }) => texts.numberOfRun({ number }),
      isRowHeader: true,
      width: 'narrow',
    },
    { id: 'state', header: texts.state, cell: (run) => <PayRunStateBadge run={run} /> },
    {
      id: 'created',
      header: texts.drafted,
      cell: (run) => <DateText instant={run.created_date} timeZone={timeZone} />,
      width: 'narrow',
    },
    {
      id: 'by',
      header: texts.by,
      cell: ({ created_by: by }) => (by === null ? texts.schedule : <bdi>{by}</bdi>),
      width: 'wide',
    },
    {
      id: 'exceptions',
      header: texts.exceptions,
      cell: ({ exceptions }) => (exceptions === 0 ? '–' : countOfVendors(exceptions)),
      width: 'narrow',
    },
    {
      id: 'count',
      header: texts.vendors,
      cell: ({ count }) => formatCount(count),
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'amount',
      header: texts.amount,
      cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
      align: 'end',
      width: 'narrow',
      isFixed: true,
    },
  ];
}
