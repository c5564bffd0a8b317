import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { payRunExceptionTitle, payRunExceptionToDo } from '@consignment/domain/pay-runs/pay-run';
import {
  payoutMethods,
  payoutMethodText,
  payoutMethodWords,
  type PayoutMethod,
} from '@consignment/domain/payouts/payout-method';
import { waitingText } from '@consignment/domain/payouts/waiting-lines';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Badge } from '../../../primitives/text/Badge.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Menu } from '../../../primitives/actions/Menu.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { vendorStateBadge, type PayRunVendor, type VendorPlace, wayOfException } from './pay-run.ts';

const texts = defineTexts('PayRunVendorColumns', {
  vendor: 'Vendor',
  state: 'State',
  method: 'Method',
  items: 'Items',
  amount: 'Amount',
  action: 'Action',
  viewPayout: 'View payout',
  change: 'Change {vendor}',
  leaveOut: 'Leave out of this run',
  putBack: 'Put back into the run',
  isBack: '{name} is back in the run.',
  isLeftOut: '{name} has been left out of the run.',
});

/** The change of a vendor's part in a draft. */
export type PayRunVendorChange = { is_included: boolean; method: PayoutMethod };

type Of = {
  currency: CurrencyCode;
  hrefOfVendor: (vendorId: number, place: VendorPlace) => string;
  hrefOfPayout: (payoutId: number) => string;
  /** Where the shop sets a method up; null for a person who may not. */
  hrefOfMethod: (method: PayoutMethod) => string | null;
  /** Null where nothing can be changed: after the approval, and for a person who may not. */
  onChange: ((row: PayRunVendor, change: PayRunVendorChange) => void) | null;
};

/** The columns of the vendors of a pay run. */
export function payRunVendorColumns({
  currency,
  hrefOfVendor,
  hrefOfPayout,
  hrefOfMethod,
  onChange,
}: Of): DataColumn<PayRunVendor>[] {
  const columns: (DataColumn<PayRunVendor> | false)[] = [
    {
      id: 'vendor',
      header: texts.vendor,
      cell: ({ vendor, vendor_name: name }) => <Link href={hrefOfVendor(vendor, 'unpaid')} label={name} />,
      isRowHeader: true,
      width: 'name',
    },
    {
      id: 'state',
      header: texts.state,
      cell: (row) => <Standing row={row} {...{ currency, hrefOfVendor, hrefOfPayout, hrefOfMethod }} />,
    },
    { id: 'method', header: texts.method, cell: ({ method }) => payoutMethodText(method), width: 'narrow' },
    {
      id: 'lines',
      header: texts.items,
      cell: ({ line_count: count }) => formatCount(count),
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'amount',
      header: texts.amount,
      cell: ({ amount }) => <MoneyText amount={amount} currency={currency} />,
      align: 'end',
      width: 'narrow',
      isFixed: true,
    },
    onChange !== null && {
      id: 'action',
      header: texts.action,
      cell: (row) => <Change row={row} onChange={onChange} />,
      align: 'end',
      width: 'narrow',
      isSelfExplanatory: true,
    },
  ];
  return columns.filter((column) => column !== false);
}

type StandingProps = { row: PayRunVendor } & Pick<
  Of,
  'currency' | 'hrefOfVendor' | 'hrefOfPayout' | 'hrefOfMethod'
>;

/** The state of a vendor, and for an exception why and what to do. */
function Standing({ row, currency, hrefOfVendor, hrefOfPayout, hrefOfMethod }: StandingProps) {
  const { state, exception, payout, vendor, method } = row;
  if (exception === null) {
    return (
      <Stack space="xxsmall" align="start">
        <Badge {...vendorStateBadge(state)} />
        {state === 'included' && row.waiting_lines > 0 && (
          <Text key={row.waiting_lines} as="span" size="small" tone="muted">
            {waitingText(row.waiting_lines)}: <MoneyText amount={row.waiting_amount} currency={currency} />
          </Text>
        )}
        {payout !== null && <Link href={hrefOfPayout(payout)} label={texts.viewPayout} tone="quiet" />}
      </Stack>
    );
  }
  const { code, reason, available_on: day, address } = exception;
  const { label, place } = wayOfException(code);
  const badge = vendorStateBadge(state);
  const href = place === 'shop' ? hrefOfMethod(method) : hrefOfVendor(vendor, place);
  return (
    <Stack space="xxsmall" align="start">
      <Badge
        tone={state === 'left_out' ? 'neutral' : badge.tone}
        label={state === 'exception' ? payRunExceptionTitle(code) : badge.label}
      />
      {address !== null && (
        <Text key={address} as="span" size="small">
          <bdi>{address}</bdi>
        </Text>
      )}
      <Text as="span" size="small" tone="muted">
        {`${reason} ${payRunExceptionToDo(code, day)}`}
      </Text>
      {href !== null && <Link href={href} label={label} />}
    </Stack>
  );
}

function Change({ row, onChange }: { row: PayRunVendor; onChange: NonNullable<Of['onChange']> }) {
  const isIncluded = row.state !== 'left_out';
  return (
    <Menu
      label={texts.change({ vendor: isolated(row.vendor_name) })}
      icon={Ellipsis}
      shape="icon"
      tone="quiet"
      items={[
        ...payoutMethods
          .filter((method) => method !== row.method)
          .map((method) => ({
            label: payoutMethodWords(method).choice,
            onSelect: () => onChange(row, { is_included: isIncluded, method }),
          })),
        {
          label: isIncluded ? texts.leaveOut : texts.putBack,
          onSelect: () => onChange(row, { is_included: !isIncluded, method: row.method }),
        },
      ]}
    />
  );
}

/** The effect of a change in words, to be announced. */
export function changeText(row: PayRunVendor, change: PayRunVendorChange): string {
  const name = isolated(row.vendor_name);
  if (change.method !== row.method) return `${name}: ${payoutMethodText(change.method)}.`;
  return change.is_included ? texts.isBack({ name }) : texts.isLeftOut({ name });
}
