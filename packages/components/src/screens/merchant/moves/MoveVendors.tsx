import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
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

const texts = defineTexts('MoveVendors', {
  title: 'Vendors in the files',
  emptyTitle: 'The files don’t name any vendors.',
  saving: 'Saving…',
  continue: 'Continue',
  inTheFormerApp: 'In the previous app',
  payouts: 'Payouts',
  paidInAll: 'Total paid',
  here: 'New amount',
  notAnswered: 'Not answered',
  answer: 'Answer',
  choose: 'Choose…',
  change: 'Change…',
  addAll: 'Add all {count} as new vendors',
  waiting:
    '{n, plural, one {# vendor needs your answer.} other {# vendors need your answer.}} New vendors are added to your vendors immediately.',
});

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
      <Card title={texts.title} padding="none">
        <DataTable
          label={texts.title}
          columns={columns}
          rowId={({ id }) => String(id)}
          state={vendors}
          sort={null}
          onSort={() => undefined}
          empty={{ title: texts.emptyTitle }}
        />
      </Card>
      {total > pageSize && (
        <Pagination
          label={texts.title}
          {...pagesOf({ page, pageSize, total, hrefOfPage: props.hrefOfPage })}
        />
      )}
      <Inline space="small" align="end">
        {onMatch !== null && open.length > 1 && (
          <ActButton
            label={texts.addAll({ count: formatCount(open.length) })}
            busyLabel={texts.saving}
            onAct={() =>
              onMatch(
                open.map(({ id }) => id),
                null,
              )
            }
          />
        )}
        {vendors.is === 'ready' && unmatched === 0 && (
          <ButtonLink href={hrefOfNext} label={texts.continue} tone="primary" />
        )}
      </Inline>
      {vendors.is === 'ready' && unmatched > 0 && (
        <Text size="small" tone="muted">
          {texts.waiting({ n: unmatched })}
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
      header: texts.inTheFormerApp,
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
      header: texts.payouts,
      cell: ({ payouts }) => formatCount(payouts),
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'paid',
      header: texts.paidInAll,
      cell: ({ paid }) => <MoneyText amount={paid} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'here',
      header: texts.here,
      cell: ({ vendor, vendor_name: name }) =>
        vendor === null ? <Badge tone="caution" label={texts.notAnswered} /> : <bdi>{name}</bdi>,
    },
    ...(onAsk === null
      ? []
      : [
          {
            id: 'act',
            header: texts.answer,
            isSelfExplanatory: true,
            cell: (vendor: MoveVendor) => (
              <Button
                label={vendor.vendor === null ? texts.choose : texts.change}
                size="small"
                onClick={() => onAsk(vendor)}
              />
            ),
            width: 'narrow' as const,
          },
        ]),
  ];
}
