import { eventWords, isHistoryObject } from '@consignment/domain/history/history';
import { historyObjects } from '@consignment/domain/history/history-objects';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { DateTimeText } from '../../../../parts/lists/DateTimeText.tsx';
import type { ListControls, ListState } from '../../../../parts/lists/list.ts';
import { ListView } from '../../../../parts/lists/ListView.tsx';
import { Badge } from '../../../../primitives/text/Badge.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../../../primitives/tables/data-table.ts';
import { FilterSelect } from '../../../../primitives/filters/FilterSelect.tsx';
import { rejected, type Outcome, type Problem } from '../../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../../primitives/feedback/RefusalBanner.tsx';
import { answerText, deliveryBadge, type ShownDelivery } from './webhook.ts';

const texts = defineTexts('WebhookDeliveries', {
  title: 'Deliveries',
  empty: 'Nothing has been sent yet.',
  emptyDetail: 'The next event will be the first one sent. Send a test to try the URL now.',
  state: 'State',
  refresh: 'Refresh',
  event: 'Event',
  object: 'Record',
  happened: 'Occurred',
  attempts: 'Attempts',
  nextTry: 'Next attempt',
  lastAnswer: 'Last response',
  action: 'Action',
  replay: 'Replay',
  all: 'All',
  open: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
});

export type DeliveriesQuery = ListQuery & { state: 'all' | 'open' | 'delivered' | 'failed' };

type Props = {
  /** The latest first. */
  deliveries: ListState<ShownDelivery>;
  controls: ListControls<DeliveriesQuery>;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Null for a person who may only look. */
  onReplay: ((seq: number) => Promise<Outcome>) | null;
  onRefresh: () => void;
};

/** The events of a webhook and what became of them. */
export function WebhookDeliveries({ deliveries, controls, timeZone, onReplay, onRefresh }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const columns = useMemo(() => {
    const replay = async (seq: number) => {
      const outcome = await onReplay?.(seq).catch(rejected);
      setProblem(outcome?.is === 'refused' ? outcome.problem : null);
    };
    return [...columnsIn(timeZone), ...(onReplay === null ? [] : [replayColumn((seq) => void replay(seq))])];
  }, [timeZone, onReplay]);
  const { state } = controls.query;
  return (
    <ListView
      label={texts.title}
      searchLabel={null}
      list={deliveries}
      controls={controls}
      columns={columns}
      rowId={({ seq }) => String(seq)}
      minWidth={1000}
      empty={{
        title: texts.empty,
        detail: texts.emptyDetail,
      }}
      isFiltered={state !== 'all'}
      filters={
        <FilterSelect
          label={texts.state}
          options={filters.map((filter) => ({ value: filter, label: texts[filter] }))}
          value={state}
          onSelect={(value) =>
            controls.onQuery({ state: filters.find((filter) => filter === value) ?? 'all' })
          }
        />
      }
      actions={<Button label={texts.refresh} onClick={onRefresh} />}
      notice={problem !== null && <RefusalBanner problem={problem} />}
    />
  );
}

const filters = ['all', 'open', 'delivered', 'failed'] as const satisfies readonly DeliveriesQuery['state'][];

function columnsIn(timeZone: string): DataColumn<ShownDelivery>[] {
  return [
    {
      id: 'event',
      header: texts.event,
      cell: ({ event }) => <span title={eventWords(event)}>{event}</span>,
      isRowHeader: true,
    },
    { id: 'object', header: texts.object, cell: ({ object }) => objectText(object) },
    {
      id: 'happened',
      header: texts.happened,
      cell: (row) => <DateTimeText instant={row.happened_at} timeZone={timeZone} />,
      width: 'narrow',
    },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => <Badge {...deliveryBadge(state)} />,
      width: 'narrow',
    },
    {
      id: 'attempts',
      header: texts.attempts,
      cell: ({ attempts }) => attempts,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'next',
      header: texts.nextTry,
      cell: (row) =>
        row.next_at === null ? '–' : <DateTimeText instant={row.next_at} timeZone={timeZone} />,
      width: 'narrow',
    },
    { id: 'answer', header: texts.lastAnswer, cell: (row) => answerText(row) || '–', width: 'wide' },
  ];
}

function objectText({ type, id }: ShownDelivery['object']): string {
  return `${isHistoryObject(type) ? historyObjects[type] : type} ${id}`;
}

function replayColumn(onPress: (seq: number) => void): DataColumn<ShownDelivery> {
  return {
    id: 'action',
    header: texts.action,
    cell: ({ state, seq }) =>
      (state === 'delivered' || state === 'failed') && (
        <Button label={texts.replay} size="small" onClick={() => onPress(seq)} />
      ),
    align: 'end',
    width: 'narrow',
    isSelfExplanatory: true,
  };
}
