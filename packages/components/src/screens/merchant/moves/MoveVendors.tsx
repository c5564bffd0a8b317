import type { CurrencyCode } from '@consignment/domain/money/currency';
import { useMemo, useState } from 'react';
import { countOfVendors } from '../../../parts/people/count-of-vendors.ts';
import { pagesOf, type ListState } from '../../../parts/lists/list.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Pagination } from '../../../primitives/tables/Pagination.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import { ActButton } from './ActButton.tsx';
import { MatchVendorDialog } from './MatchVendorDialog.tsx';
import type { MoveVendor } from './move.ts';

type Props = {
  /** Those without a vendor here first. */
  vendors: ListState<MoveVendor>;
  page: number;
  pageSize: number;
  hrefOfPage: (page: number) => string;
  /** Those without a vendor here, on all pages. */
  unmatched: number;
  currency: CurrencyCode;
  /** The next step. */
  hrefOfNext: string;
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  /** `vendorId` null adds each as a new vendor. Null for a person who may not. */
  onMatch: ((ids: readonly number[], vendorId: number | null) => Promise<Outcome>) | null;
};

/** The vendors of the former app, and which of yours each one is: found by name or email, or answered. */
export function MoveVendors(props: Props) {
  const { vendors, unmatched, page, pageSize, currency, hrefOfNext, onSearch, onMatch } = props;
  const [asked, setAsked] = useState<MoveVendor | null>(null);
  const canMatch = onMatch !== null;
  const columns = useMemo(() => columnsOf(currency, canMatch ? setAsked : null), [currency, canMatch]);
  const total = vendors.is === 'ready' ? vendors.total : 0;
  const open = vendors.is === 'ready' ? vendors.rows.filter(({ vendor }) => vendor === null) : [];
  return (
    <Stack space="large">
      <Card title="Vendors of the files" padding="none">
        <DataTable
          label="Vendors of the files"
          columns={columns}
          rowId={({ id }) => String(id)}
          state={vendors}
          sort={null}
          onSort={() => undefined}
          empty={{ title: 'The files name no vendor.' }}
        />
      </Card>
      {total > pageSize && (
        <Pagination
          label="Vendors of the files"
          {...pagesOf({ page, pageSize, total, hrefOfPage: props.hrefOfPage })}
        />
      )}
      <Inline space="small" align="end">
        {onMatch !== null && open.length > 1 && (
          <ActButton
            label={`Add all ${open.length.toLocaleString('en-US')} as new vendors`}
            busyLabel="Saving…"
            onAct={() =>
              onMatch(
                open.map(({ id }) => id),
                null,
              )
            }
          />
        )}
        {vendors.is === 'ready' && unmatched === 0 && (
          <ButtonLink href={hrefOfNext} label="Continue" tone="primary" />
        )}
      </Inline>
      {vendors.is === 'ready' && unmatched > 0 && (
        <Text size="small" tone="muted">
          {`${countOfVendors(unmatched)} ${unmatched === 1 ? 'waits' : 'wait'} for your answer. A new vendor is added to your vendors at once.`}
        </Text>
      )}
      {asked !== null && onMatch !== null && (
        <MatchVendorDialog
          vendor={asked}
          onSearch={onSearch}
          onMatch={(vendorId) => onMatch([asked.id], vendorId)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

function columnsOf(
  currency: CurrencyCode,
  onAsk: ((vendor: MoveVendor) => void) | null,
): DataColumn<MoveVendor>[] {
  return [
    {
      id: 'name',
      header: 'In the former app',
      cell: ({ name, email }) => (
        <Stack space="none">
          <bdi>{name}</bdi>
          {email !== '' && (
            <Text as="span" size="xsmall" tone="muted">
              <bdi>{email}</bdi>
            </Text>
          )}
        </Stack>
      ),
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'payouts',
      header: 'Payouts',
      cell: ({ payouts }) => payouts.toLocaleString('en-US'),
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'paid',
      header: 'Paid in all',
      cell: ({ paid }) => <MoneyText amount={paid} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'here',
      header: 'Here',
      cell: ({ vendor, vendor_name: name }) =>
        vendor === null ? <Badge tone="caution" label="Not answered" /> : <bdi>{name}</bdi>,
    },
    ...(onAsk === null
      ? []
      : [
          {
            id: 'act',
            header: 'Answer',
            isSelfExplanatory: true,
            cell: (vendor: MoveVendor) => (
              <Button
                label={vendor.vendor === null ? 'Choose…' : 'Change…'}
                size="small"
                onClick={() => onAsk(vendor)}
              />
            ),
            width: 'narrow' as const,
          },
        ]),
  ];
}
