import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { payRunVendorStates, type PayRunVendorState } from '@consignment/domain/pay-runs/pay-run';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useRef, useState } from 'react';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { FilterSelect } from '../../../primitives/filters/FilterSelect.tsx';
import { Heading } from '../../../primitives/text/Heading.tsx';
import { rejected, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { useSteady } from '../../../primitives/feedback/use-steady.ts';
import { changeText, payRunVendorColumns, type PayRunVendorChange } from './pay-run-vendor-columns.tsx';
import { vendorStateBadge, type PayRunVendor, type VendorPlace } from './pay-run.ts';

const texts = defineTexts('PayRunVendors', {
  title: 'Vendors',
  label: 'Vendors in the run',
  search: 'Search vendors',
  state: 'State',
  add: 'Add a vendor…',
  saving: 'Saving…',
  emptyTitle: 'There are no vendors in this run.',
  emptyDetail: 'Add a vendor, or cancel the run.',
  all: 'All',
});

/** The vendors of a run: all of them, exceptions first, or those in one state. */
export type PayRunVendorsQuery = ListQuery & { state: PayRunVendorState | 'all' };

type Props = {
  vendors: ListState<PayRunVendor>;
  controls: ListControls<PayRunVendorsQuery>;
  currency: CurrencyCode;
  hrefOfVendor: (vendorId: number, place: VendorPlace) => string;
  hrefOfPayout: (payoutId: number) => string;
  /** Where the shop sets a method up; null for a person who may not. */
  hrefOfMethod: (method: PayoutMethod) => string | null;
  /**
   * `row` is the vendor as the person sees it, and `news` describes the action. Null where nothing can be changed: after the
   * approval, and for a person who may not.
   */
  onChange: ((row: PayRunVendor, change: PayRunVendorChange, news: string) => Promise<Outcome>) | null;
  /** Asks for a vendor to add; null as `onChange`. */
  onAdd: (() => void) | null;
};

/** The vendors of a pay run, those that need a look first, each with what to do about it. */
export function PayRunVendors({ vendors, controls, currency, ...props }: Props) {
  const { hrefOfVendor, hrefOfPayout, hrefOfMethod, onChange, onAdd } = props;
  const { change, answer } = useChange(onChange);
  const canChange = onChange !== null;
  const columns = useMemo(
    () =>
      payRunVendorColumns({
        currency,
        hrefOfVendor,
        hrefOfPayout,
        hrefOfMethod,
        onChange: canChange ? change : null,
      }),
    [currency, hrefOfVendor, hrefOfPayout, hrefOfMethod, canChange, change],
  );
  const { state } = controls.query;
  const options = choices();
  return (
    <Stack space="medium">
      <Heading level={2}>{texts.title}</Heading>
      <ListView
        label={texts.label}
        searchLabel={texts.search}
        list={vendors}
        controls={controls}
        columns={columns}
        rowId={({ vendor }) => String(vendor)}
        minWidth={1000}
        isFiltered={state !== 'all'}
        filters={
          <FilterSelect
            label={texts.state}
            value={state}
            options={options}
            onSelect={(chosen) =>
              controls.onQuery({ state: options.find(({ value }) => value === chosen)?.value ?? 'all' })
            }
          />
        }
        actions={onAdd !== null && <Button label={texts.add} onClick={onAdd} />}
        notice={
          answer.is === 'refused' ? (
            <RefusalBanner problem={answer.problem} />
          ) : (
            <output>
              {answer.is === 'saving' && (
                <Text as="span" size="small" tone="muted">
                  {texts.saving}
                </Text>
              )}
            </output>
          )
        }
        empty={{ title: texts.emptyTitle, detail: texts.emptyDetail }}
      />
    </Stack>
  );
}

type Answer = { is: 'idle' } | { is: 'saving' } | { is: 'refused'; problem: Problem };

/** One change at a time; `change` stays the same, so that no row is drawn again for it. */
function useChange(onChange: Props['onChange']) {
  const [answer, setAnswer] = useState<Answer>({ is: 'idle' });
  const isInFlight = useRef(false);
  const send = async (row: PayRunVendor, to: PayRunVendorChange) => {
    if (isInFlight.current || onChange === null) return;
    isInFlight.current = true;
    setAnswer({ is: 'saving' });
    const outcome = await onChange(row, to, changeText(row, to)).catch(rejected);
    isInFlight.current = false;
    setAnswer(outcome.is === 'done' ? { is: 'idle' } : outcome);
  };
  const change = useSteady((row: PayRunVendor, to: PayRunVendorChange) => void send(row, to));
  return { change, answer };
}

type Choice = { value: PayRunVendorState | 'all'; label: string };

const choices = (): readonly Choice[] => [
  { value: 'all', label: texts.all },
  ...payRunVendorStates.map((value) => ({ value, label: vendorStateBadge(value).label })),
];
