import { formatDay, isDate } from '@consignment/domain/time/dates';
import { rulePlaces, type RulePlace } from '@consignment/domain/commission/dated-rules';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { placeText, type RuleValueKind } from '@consignment/domain/commission/rule-text';
import { useState } from 'react';
import type { ListControls } from '../../../parts/lists/list.ts';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Combobox } from '../../../primitives/fields/Combobox.tsx';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { Dropdown } from '../../../primitives/filters/Dropdown.tsx';
import { FilterSelect } from '../../../primitives/filters/FilterSelect.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import { optionsOf, vendorOption, type RuleSearches } from './rule-search.ts';
import { kindText } from './rule.ts';
import * as styles from './rules.css.ts';

export type RulesQuery = ListQuery & {
  place: RulePlace | 'all';
  kind: RuleValueKind | 'all';
  /** Null for all of them. */
  vendor: number | null;
  /** A product type, tag or collection; empty for all. */
  name: string;
  /** Only rules that hold on this day, 'YYYY-MM-DD'; empty for all. */
  on: string;
};

export function isNarrowed({ place, kind, vendor, name, on }: RulesQuery): boolean {
  return place !== 'all' || kind !== 'all' || vendor !== null || name !== '' || on !== '';
}

type Props = {
  controls: Pick<ListControls<RulesQuery>, 'query' | 'onQuery'>;
  /** The one that the list is narrowed to; null for none, or while it is not known. */
  vendor: VendorChoice | null;
  onSearchVendors: RuleSearches['onSearchVendors'];
};

/** Narrows the rules of a shop: by place and kind of value, and by vendor, name and day. */
export function RuleFilters({ controls, vendor, onSearchVendors }: Props) {
  const { query, onQuery } = controls;
  return (
    <>
      <FilterSelect
        label="Place"
        value={query.place}
        options={places()}
        onSelect={(chosen) => onQuery({ place: rulePlaces.find((place) => place === chosen) ?? 'all' })}
      />
      <FilterSelect
        label="Earns"
        value={query.kind}
        options={kinds}
        onSelect={(chosen) => onQuery({ kind: kinds.find(({ value }) => value === chosen)?.value ?? 'all' })}
      />
      <Dropdown label="More" shown={shownText(query, vendor)}>
        {(close) => (
          <MorePanel
            query={query}
            vendor={vendor}
            onSearchVendors={onSearchVendors}
            onApply={(change) => {
              close();
              onQuery(change);
            }}
          />
        )}
      </Dropdown>
    </>
  );
}

function shownText({ vendor: id, name, on }: RulesQuery, vendor: VendorChoice | null): string {
  const parts = [
    ...(id === null ? [] : [vendor?.name ?? `Vendor ${id}`]),
    ...(name === '' ? [] : [name]),
    ...(on === '' ? [] : [formatDay(on)]),
  ];
  return parts.length === 0 ? 'All' : parts.join(', ');
}

type Narrowing = Pick<RulesQuery, 'vendor' | 'name' | 'on'>;

type PanelProps = {
  query: RulesQuery;
  vendor: VendorChoice | null;
  onSearchVendors: RuleSearches['onSearchVendors'];
  onApply: (change: Narrowing) => void;
};

function MorePanel({ query, vendor, onSearchVendors, onApply }: PanelProps) {
  const [draft, setDraft] = useState<Narrowing>({ vendor: query.vendor, name: query.name, on: query.on });
  return (
    <form
      aria-label="More"
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ ...draft, name: draft.name.trim(), on: isDate(draft.on) ? draft.on : '' });
      }}
    >
      <div className={styles.panel}>
        <Combobox
          name="vendor"
          label="Vendor"
          minimumCharacters={1}
          noneText="No vendor has this name."
          isOptional
          {...(vendor !== null && { defaultOption: vendorOption(vendor) })}
          onSearch={(text, signal) => optionsOf(onSearchVendors(text, signal), vendorOption)}
          onChange={(option) =>
            setDraft((before) => ({ ...before, vendor: option === null ? null : Number(option.value) }))
          }
        />
        <TextField
          name="name"
          label="Product type, tag or collection"
          autoComplete="off"
          defaultValue={draft.name}
          isOptional
          onChange={(name) => setDraft((before) => ({ ...before, name }))}
        />
        <DateField
          name="on"
          label="In force on"
          defaultValue={draft.on}
          isOptional
          onChange={(on) => setDraft((before) => ({ ...before, on }))}
        />
        <Inline space="small">
          <Button label="Clear" onClick={() => onApply({ vendor: null, name: '', on: '' })} />
          <SubmitButton label="Show rules" busyLabel="Showing…" />
        </Inline>
      </div>
    </form>
  );
}

const places = () => [
  { value: 'all', label: 'All' },
  ...rulePlaces.map((place) => ({ value: place, label: placeText[place] })),
];

const kinds: readonly { value: RuleValueKind | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'percent', label: kindText.percent },
  { value: 'unit_amount', label: kindText.unit_amount },
  { value: 'cost', label: kindText.cost },
  { value: 'bands', label: kindText.bands },
  { value: 'tiers', label: kindText.tiers },
  { value: 'none', label: kindText.none },
];
