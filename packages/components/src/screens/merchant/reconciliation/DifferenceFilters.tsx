import {
  differenceKindNames,
  differenceKinds,
  differenceTitles,
  differenceStates,
} from '@consignment/domain/reconciliation/difference-kinds';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import type { ListControls } from '../../../parts/lists/list.ts';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { VendorFilter } from '../../../parts/lists/VendorFilter.tsx';
import { FilterSelect } from '../../../primitives/filters/FilterSelect.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import type { DifferenceCounts, DifferencesQuery } from './difference.ts';

const texts = defineTexts('DifferenceFilters', {
  state: 'State',
  kind: 'Kind',
  all: 'All',
  open: 'Open',
  aside: 'Set aside',
  settled: 'Settled',
});

type Props = {
  controls: ListControls<DifferencesQuery>;
  /** Null while they are not known. */
  counts: DifferenceCounts | null;
  /** The one that the list is narrowed to; null for none, or while its name is not known. */
  vendor: VendorChoice | null;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
};

/** Narrows the differences by their state, their kind and their vendor. */
export function DifferenceFilters({ controls, counts, vendor, onSearchVendors }: Props) {
  const { state, kind } = controls.query;
  const kinds = kindOptions(controls.query, counts);
  return (
    <>
      <FilterSelect
        label={texts.state}
        value={state}
        options={differenceStates.map((value) => ({ value, label: texts[value] }))}
        onSelect={(chosen) =>
          controls.onQuery({ state: differenceStates.find((value) => value === chosen) ?? 'open' })
        }
      />
      <FilterSelect
        label={texts.kind}
        value={kind}
        options={kinds}
        onSelect={(chosen) =>
          controls.onQuery({ kind: kinds.find(({ value }) => value === chosen)?.value ?? 'all' })
        }
      />
      <VendorFilter
        value={controls.query.vendor}
        vendor={vendor}
        onSearch={onSearchVendors}
        onSelect={(id) => controls.onQuery({ vendor: id })}
      />
    </>
  );
}

type KindOption = { value: DifferencesQuery['kind']; label: string };

/** Kinds of the group that there are some of, and the chosen one. */
function kindOptions(
  { group, kind: chosen, state }: DifferencesQuery,
  counts: DifferenceCounts | null,
): KindOption[] {
  const countOf = (kind: string) => {
    const known = counts?.kinds.find((one) => one.kind === kind);
    return known === undefined || state === 'settled' ? 0 : known[state];
  };
  const ofGroup = differenceKindNames.filter(
    (kind) => group === 'all' || differenceKinds[kind].group === group,
  );
  return [
    { value: 'all', label: texts.all },
    ...ofGroup
      .filter((kind) => kind === chosen || counts === null || state === 'settled' || countOf(kind) > 0)
      .map((value) => {
        const count = countOf(value);
        const title = differenceTitles[value];
        return { value, label: count === 0 ? title : `${title} (${formatCount(count)})` };
      }),
  ];
}
