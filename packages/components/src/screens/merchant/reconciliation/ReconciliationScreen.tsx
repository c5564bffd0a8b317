import { defineTexts } from '@consignment/domain/text/texts';
import { formatDate } from '@consignment/domain/time/dates';
import {
  differenceGroups,
  differenceCauses,
  differenceGroupText,
  differenceTitles,
  differenceToDos,
  type DifferenceState,
} from '@consignment/domain/reconciliation/difference-kinds';
import { useMemo, useState } from 'react';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { onUse } from '../../../parts/pages/on-use.tsx';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Tabs } from '../../../primitives/navigation/Tabs.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import { CheckNow } from './CheckNow.tsx';
import { CompareFile } from './CompareFile.tsx';
import { ComparedSources } from './ComparedSources.tsx';
import { differenceColumns } from './difference-columns.tsx';
import type {
  DifferenceCounts,
  DifferencesQuery,
  OrderCancellation,
  PreviewedCancellation,
  Remedy,
  ShownDifference,
} from './difference.ts';
import { DifferenceFilters } from './DifferenceFilters.tsx';
import { ReconciliationStanding } from './ReconciliationStanding.tsx';
import { agreementText, type FileToCompare, type ShownReconciliation } from './reconciliation.ts';

const texts = defineTexts('ReconciliationScreen', {
  title: 'Differences',
  description:
    'See where the books differ from your platform, PayPal and the bank, and anything else that holds up payouts.',
  comparisonNotLoaded: 'The comparison could not be loaded.',
  all: 'All',
  search: 'Search differences',
  export: 'Export',
  exporting: 'Exporting…',
  noneAside: 'Nothing has been set aside.',
  noneAsideDetail:
    'If you know why a difference exists and nothing needs correcting, set the difference aside and give a reason.',
  noneSettled: 'Nothing has been settled yet.',
  noneSettledDetail: 'Differences are listed here once a comparison no longer finds them.',
  notCompared: 'Nothing has been compared yet.',
  notComparedDetail:
    'Compare now, or compare a file first: an orders export, a PayPal activity report or a bank statement.',
  agreesHere: 'Everything here matches.',
  agrees: 'Everything matches.',
  agreesSince: 'Everything has matched since {since}.',
  agreesDetail: 'Differences will be listed here as soon as a comparison finds any.',
});

const { Component: CancelOrderOnUse } = onUse(
  async () => (await import('./CancelOrderDialog.tsx')).CancelOrderDialog,
);
const { Component: SetAsideOnUse } = onUse(async () => (await import('./SetAsideDialog.tsx')).SetAsideDialog);

type Props<Row extends ShownDifference> = {
  reconciliation: Loadable<ShownReconciliation>;
  counts: Loadable<DifferenceCounts>;
  differences: ListState<Row>;
  controls: ListControls<DifferencesQuery>;
  /** The one that the list is narrowed to; null for none, or while its name is not known. */
  vendor: VendorChoice | null;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  /** IANA zone of the shop. */
  timeZone: string;
  /** The page of a difference's subject: of its order, its payout or its vendor; null where there is none. */
  hrefOf: (difference: Row) => string | null;
  hrefOfVendor: (vendorId: number) => string;
  /** Steps that the person may take, the best first. Keep the three the same: new ones draw every row again. */
  remediesOf: (difference: Row) => readonly Remedy[];
  /** Done once the comparison runs. Null for a person who may not, and so are the others. */
  onCheck: (() => Promise<Outcome>) | null;
  onCompare: ((file: FileToCompare) => Promise<Outcome>) | null;
  onRemoveFile: ((fileId: number) => Promise<Outcome>) | null;
  onSetAside: ((difference: Row, reason: string) => Promise<Outcome>) | null;
  onBringBack: ((difference: Row) => Promise<Outcome>) | null;
  /** Calculates the loss of vendors. Used where a remedy cancels an order, like the next one. */
  onPreviewCancel: (difference: Row) => Promise<PreviewedCancellation>;
  onCancelOrder: (difference: Row) => Promise<Outcome>;
  /** Saves the list as it is narrowed and sorted as a file, all pages of it. */
  onExport: (() => Promise<Outcome>) | null;
};

/** The differences between the books and the compared records, each with its cause and its remedy. */
export function ReconciliationScreen<Row extends ShownDifference>(props: Props<Row>) {
  const { reconciliation, controls, timeZone, onCheck, onCompare } = props;
  const known = reconciliation.is === 'ready' ? reconciliation.value : null;
  const { group } = controls.query;
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={onCheck !== null && <CheckNow isRunning={known?.run?.state === 'running'} onCheck={onCheck} />}
    >
      {reconciliation.is === 'failed' && (
        <FailedState
          title={texts.comparisonNotLoaded}
          problem={reconciliation.problem}
          onRetry={reconciliation.onRetry}
        />
      )}
      {known !== null && <ReconciliationStanding reconciliation={known} timeZone={timeZone} />}
      <Tabs
        label={texts.title}
        tabs={tabsOf(props)}
        value={group}
        onSelect={(value) =>
          controls.onQuery({ group: groups.find((one) => one === value) ?? 'all', kind: 'all' })
        }
      >
        <Differences {...props} known={known} />
      </Tabs>
      {onCompare !== null && <CompareFile onCompare={onCompare} />}
      {known !== null && (known.platform !== null || known.files.length > 0) && (
        <ComparedSources sources={known} timeZone={timeZone} onRemove={props.onRemoveFile} />
      )}
    </Page>
  );
}

const groups = ['all', ...differenceGroups] as const;

function tabsOf({ counts, controls }: Pick<Props<never>, 'counts' | 'controls'>) {
  const { state } = controls.query;
  const shown = counts.is === 'ready' && state !== 'settled' ? counts.value : null;
  return groups.map((value) => {
    const of = value === 'all' ? shown : shown?.groups.find(({ group }) => group === value);
    return {
      value,
      label: value === 'all' ? texts.all : differenceGroupText(value),
      href: controls.hrefOf({ group: value, kind: 'all' }),
      ...(of && state !== 'settled' && { count: of[state] }),
    };
  });
}

type ListProps<Row extends ShownDifference> = Props<Row> & {
  /** Null while it is not known. */
  known: ShownReconciliation | null;
};

function Differences<Row extends ShownDifference>({
  differences,
  controls,
  known,
  ...props
}: ListProps<Row>) {
  const { timeZone, hrefOf, hrefOfVendor, remediesOf, onSetAside, onPreviewCancel, onBringBack } = props;
  const [aside, setAside] = useState<Row | null>(null);
  const [canceling, setCanceling] = useState<Canceling<Row> | null>(null);
  const { state, kind, vendor, group } = controls.query;
  const canSetAside = onSetAside !== null;
  const columns = useMemo(
    () =>
      differenceColumns<Row>({
        timeZone,
        isOfOneKind: kind !== 'all',
        hrefOf,
        hrefOfVendor,
        remediesOf,
        onSetAside: canSetAside ? setAside : null,
        onAskCancel: async (difference) => {
          const preview = await onPreviewCancel(difference);
          if (preview.is === 'refused') return preview;
          setCanceling({ difference, cancellation: preview.value });
          return { is: 'done' };
        },
        onBringBack,
      }),
    [timeZone, kind, hrefOf, hrefOfVendor, remediesOf, canSetAside, onPreviewCancel, onBringBack],
  );
  return (
    <>
      <ListView
        label={texts.title}
        searchLabel={texts.search}
        list={differences}
        controls={controls}
        columns={columns}
        rowId={({ id }) => String(id)}
        minWidth={1000}
        filters={
          <DifferenceFilters
            controls={controls}
            counts={props.counts.is === 'ready' ? props.counts.value : null}
            vendor={props.vendor}
            onSearchVendors={props.onSearchVendors}
          />
        }
        isFiltered={kind !== 'all' || vendor !== null || state !== 'open'}
        actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />}
        notice={
          kind !== 'all' && (
            <Banner tone="neutral" title={differenceCauses[kind]}>
              <p>{differenceToDos[kind]}</p>
            </Banner>
          )
        }
        empty={emptyOf({ state, isWhole: group === 'all', known, timeZone })}
      />
      {canceling !== null && (
        <CancelOrderOnUse
          cancellation={canceling.cancellation}
          onCancelOrder={() => props.onCancelOrder(canceling.difference)}
          onClose={() => setCanceling(null)}
        />
      )}
      {aside !== null && onSetAside !== null && (
        <SetAsideOnUse
          what={`${differenceTitles[aside.kind]}: ${aside.title}`}
          onSetAside={(reason) => onSetAside(aside, reason)}
          onClose={() => setAside(null)}
        />
      )}
    </>
  );
}

type Canceling<Row> = { difference: Row; cancellation: OrderCancellation };

type Emptiness = Pick<ListProps<never>, 'known' | 'timeZone'> & { state: DifferenceState; isWhole: boolean };

function emptyOf({ state, isWhole, known, timeZone }: Emptiness): { title: string; detail?: string } {
  if (state === 'aside') {
    return {
      title: texts.noneAside,
      detail: texts.noneAsideDetail,
    };
  }
  if (state === 'settled') {
    return {
      title: texts.noneSettled,
      detail: texts.noneSettledDetail,
    };
  }
  if (known?.checked_at === null) {
    return {
      title: texts.notCompared,
      detail: texts.notComparedDetail,
    };
  }
  if (!isWhole) return { title: texts.agreesHere };
  const since = known?.agrees_since ?? null;
  const agreed = agreedOf(known);
  if (since === null) return { title: agreed ?? texts.agrees };
  const text = texts.agreesSince({ since: formatDate(since, timeZone) });
  const next = texts.agreesDetail;
  return agreed === null ? { title: text, detail: next } : { title: agreed, detail: `${text} ${next}` };
}

/** '263 of 263 agree.', of all sides together; null where only the books were compared, or a difference is set aside. */
function agreedOf(known: ShownReconciliation | null): string | null {
  if (known === null) return null;
  const sides = [...known.files, ...(known.platform === null ? [] : [known.platform])];
  const text = agreementText({
    compared: sides.reduce((sum, { compared }) => sum + (compared ?? 0), 0),
    open: sides.reduce((sum, { open }) => sum + open, 0),
    aside: sides.reduce((sum, { aside }) => sum + aside, 0),
  });
  return text === null ? null : `${text}.`;
}
