import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('RuleFilters', {
  place: 'Applies to',
  earns: 'Earns',
  more: 'More',
  numberedVendor: 'Vendor {id}',
  all: 'All',
  vendor: 'Vendor',
  noneFound: 'No vendor has this name.',
  name: 'Product type, tag or collection',
  inForceOn: 'In force on',
  clear: 'Clear',
  showRules: 'Show rules',
  showing: 'Showing…',
});

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
        label={texts.place}
        value={query.place}
        options={placeChoices()}
        onSelect={(chosen) => onQuery({ place: rulePlaces.find((place) => place === chosen) ?? 'all' })}
      />
      <FilterSelect
        label={texts.earns}
        value={query.kind}
        options={kindChoices()}
        onSelect={(chosen) => onQuery({ kind: kinds.find((kind) => kind === chosen) ?? 'all' })}
      />
      <Dropdown label={texts.more} shown={shownText(query, vendor)}>
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
    ...(id === null ? [] : [vendor?.name ?? texts.numberedVendor({ id })]),
    ...(name === '' ? [] : [name]),
    ...(on === '' ? [] : [formatDay(on)]),
  ];
  return parts.length === 0 ? texts.all : parts.join(', ');
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
      aria-label={texts.more}
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ ...draft, name: draft.name.trim(), on: isDate(draft.on) ? draft.on : '' });
      }}
    >
      <div className={styles.panel}>
        <Combobox
          name="vendor"
          label={texts.vendor}
          minimumCharacters={1}
          noneText={texts.noneFound}
          isOptional
          {...(vendor !== null && { defaultOption: vendorOption(vendor) })}
          onSearch={(text, signal) => optionsOf(onSearchVendors(text, signal), vendorOption)}
          onChange={(option) =>
            setDraft((before) => ({ ...before, vendor: option === null ? null : Number(option.value) }))
          }
        />
        <TextField
          name="name"
          label={texts.name}
          autoComplete="off"
          defaultValue={draft.name}
          isOptional
          onChange={(name) => setDraft((before) => ({ ...before, name }))}
        />
        <DateField
          name="on"
          label={texts.inForceOn}
          defaultValue={draft.on}
          isOptional
          onChange={(on) => setDraft((before) => ({ ...before, on }))}
        />
        <Inline space="small">
          <Button label={texts.clear} onClick={() => onApply({ vendor: null, name: '', on: '' })} />
          <SubmitButton label={texts.showRules} busyLabel={texts.showing} />
        </Inline>
      </div>
    </form>
  );
}

const placeChoices = () => [
  { value: 'all', label: texts.all },
  ...rulePlaces.map((place) => ({ value: place, label: placeText[place] })),
];

const kinds: readonly RuleValueKind[] = ['percent', 'unit_amount', 'cost', 'bands', 'tiers', 'none'];

const kindChoices = () => [
  { value: 'all', label: texts.all },
  ...kinds.map((kind) => ({ value: kind, label: kindText(kind) })),
];
