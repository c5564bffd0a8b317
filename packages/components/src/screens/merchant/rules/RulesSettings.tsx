import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { onUse } from '../../../parts/pages/on-use.tsx';
import { Recalculating, type Recalculation } from '../../../parts/commission/Recalculating.tsx';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { MoreActions } from '../../../primitives/actions/MoreActions.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { ReadRulesDialog } from './ReadRulesDialog.tsx';
import type { Notice } from '../../../parts/commission/rule-days.ts';
import { ruleColumns } from './rule-columns.tsx';
import type { RuleSearches } from './rule-search.ts';
import type { ListedRule, RuleFinding, NamedDraft } from './rule.ts';
import { isNarrowed, RuleFilters, type RulesQuery } from './RuleFilters.tsx';
import { RuleFindings } from './RuleFindings.tsx';
import { RuleOrder } from './RuleOrder.tsx';
import { useDraftReview, type DraftCalls } from './use-draft-review.tsx';
import { WinningRule, type WinnerAsk } from './WinningRule.tsx';

const texts = defineTexts('RulesSettings', {
  rules: 'Rules',
  searchRules: 'Search rules',
  export: 'Export',
  exporting: 'Exporting…',
  import: 'Import…',
  replay: 'Replay',
  add: 'New rule…',
  emptyTitle: 'There are no rules yet.',
  emptyDetail: 'Set the global commission in Settings › Commissions, or add a rule here.',
  newRule: 'New rule',
});

// Each dialog comes when it is asked for the first time.
const { Component: RuleDialogOnUse } = onUse(async () => (await import('./RuleDialog.tsx')).RuleDialog);
const { Component: ReadRulesDialogOnUse } = onUse(
  async () => (await import('./ReadRulesDialog.tsx')).ReadRulesDialog,
);

type Props = {
  /** The strongest place first. */
  rules: ListState<ListedRule>;
  controls: ListControls<RulesQuery>;
  findings: Loadable<readonly RuleFinding[]>;
  /** The recalculation that goes on; null when none does. */
  recalculation: Recalculation | null;
  /** The vendor that the list is narrowed to, where one is and its name is known. */
  vendor: VendorChoice | null;
  currency: ShopCurrency;
  /** 'YYYY-MM-DD' in the shop's zone. */
  today: string;
  /** A new rule that another page has filled in, which is open at first; null for none. */
  filledIn: NamedDraft | null;
  /** The first day of a new rule before another is chosen. */
  first: string;
  notice: Notice;
  search: RuleSearches;
  hrefOfRule: (id: number) => string;
  /** Where a setting is changed; null for a person who may not. */
  hrefOfSetting: (rule: ListedRule) => string | null;
  /** Of the replay; null for a person who may not use it. */
  hrefOfReplay: string | null;
  onFindWinner: (ask: WinnerAsk) => ReturnType<Parameters<typeof WinningRule>[0]['onFind']>;
  /** All of the list as a file; null for a person who may not take it along. */
  onExport: (() => Promise<Outcome>) | null;
  /** Null for a person who may only read. */
  changes: (DraftCalls & { onRead: Parameters<typeof ReadRulesDialog>[0]['onRead'] }) | null;
};

/** All commission rules of the shop, those with days and the settings: found, drafted, read from a file, explained. */
export function RulesSettings(props: Props) {
  const { rules, controls, vendor, currency, changes, search, hrefOfSetting, hrefOfRule } = props;
  const [open, setOpen] = useState<'new' | 'filled' | 'file' | null>(
    props.filledIn === null ? null : 'filled',
  );
  const columns = useMemo(
    () => ruleColumns({ books: currency.books, hrefOfSetting }),
    [currency.books, hrefOfSetting],
  );
  const hrefOf = (rule: ListedRule) => (rule.id === null ? hrefOfSetting(rule) : hrefOfRule(rule.id));
  return (
    <Stack space="large">
      <RuleFindings findings={props.findings} hrefOfRule={hrefOf} />
      <ListView
        label={texts.rules}
        searchLabel={texts.searchRules}
        list={rules}
        controls={controls}
        columns={columns}
        rowId={rowId}
        rowHref={hrefOf}
        isFiltered={isNarrowed(controls.query)}
        notice={props.recalculation !== null && <Recalculating {...props.recalculation} />}
        filters={<RuleFilters controls={controls} vendor={vendor} onSearchVendors={search.onSearchVendors} />}
        actions={
          <>
            {(props.onExport !== null || changes !== null) && (
              <MoreActions>
                <FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />
                {changes !== null && <Button label={texts.import} onClick={() => setOpen('file')} />}
              </MoreActions>
            )}
            {props.hrefOfReplay !== null && <ButtonLink href={props.hrefOfReplay} label={texts.replay} />}
            {changes !== null && <Button label={texts.add} tone="primary" onClick={() => setOpen('new')} />}
          </>
        }
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail,
        }}
      />
      <WinningRule
        today={props.today}
        currency={currency}
        onSearchVariants={search.onSearchVariants}
        onSearchVendors={search.onSearchVendors}
        onFind={props.onFindWinner}
      />
      <RuleOrder />
      {changes !== null && <Dialogs {...props} changes={changes} open={open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

function rowId({ id, place, vendor, name }: ListedRule): string {
  return id === null ? JSON.stringify([place, vendor, name]) : String(id);
}

type DialogProps = Props & {
  changes: NonNullable<Props['changes']>;
  open: 'new' | 'filled' | 'file' | null;
  onClose: () => void;
};

function Dialogs({ changes, open, onClose, currency, first, filledIn, notice, search }: DialogProps) {
  const { ask, dialog } = useDraftReview({ ...changes, currency });
  return (
    <>
      {open === 'new' && (
        <RuleDialogOnUse
          rule={null}
          days={{ is: 'asked', first, notice }}
          books={currency.books}
          search={search}
          onSubmit={(draft) => ask([draft])}
          onClose={onClose}
        />
      )}
      {open === 'filled' && filledIn !== null && (
        <RuleDialogOnUse
          title={texts.newRule}
          rule={filledIn}
          days={{ is: 'asked', first: filledIn.rule.from_day, notice }}
          books={currency.books}
          search={search}
          onSubmit={(draft) => ask([draft])}
          onClose={onClose}
        />
      )}
      {open === 'file' && <ReadRulesDialogOnUse onRead={changes.onRead} onReview={ask} onClose={onClose} />}
      {dialog}
    </>
  );
}
