import type { CurrencyCode } from '@consignment/domain/currency';
import { moneyFromWire, moneyToWire } from '@consignment/domain/money';
import { useMemo, useRef, useState } from 'react';
import { MoneyText } from './MoneyText.tsx';
import { currencyOf, type ShopCurrency } from './shop-currency.ts';
import { Banner } from '../primitives/Banner.tsx';
import { Button } from '../primitives/Button.tsx';
import type { DataColumn } from '../primitives/data-table.ts';
import { DataTable } from '../primitives/DataTable.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { DialogActions } from '../primitives/DialogActions.tsx';
import { rejected, sentencesOf, unknownProblem, type Outcome, type Problem } from '../primitives/outcome.ts';
import { Stack } from '../primitives/Stack.tsx';
import { StatTiles } from '../primitives/StatTiles.tsx';
import { Text } from '../primitives/Text.tsx';
import type { RulePreview } from './rule-preview.ts';

type Props = {
  /** Null where the rules are the whole shop's; else in what the vendor's amounts are shown. */
  vendor: { currency: CurrencyCode | null } | null;
  /** Null where nothing of the change can be worked out beforehand. */
  preview: RulePreview | null;
  /** The vendors of products and unpaid lines are found again, which a preview cannot show. */
  findsVendorsAgain: boolean;
  currency: ShopCurrency;
  onApply: () => Promise<Outcome>;
  onClose: () => void;
};

/** Drawn at first, and drawn at most: all of them are on the page of the vendors. */
const first = 5;
const most = 50;

/**
 * The effect of a change of commission rules on unpaid lines, before it is applied. Mount it to open it; it closes
 * once the change is saved. Other questions are a ConfirmDialog.
 */
export function RuleChangeDialog({ vendor, preview, findsVendorsAgain, currency, onApply, onClose }: Props) {
  const [step, setStep] = useState<Step>({ is: 'asking' });
  const isInFlight = useRef(false);
  const apply = async () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setStep({ is: 'applying' });
    const outcome = await onApply().catch(rejected);
    isInFlight.current = false;
    if (outcome.is === 'done') onClose();
    else setStep({ is: 'failed', problem: outcome.problem });
  };
  const isApplying = step.is === 'applying';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isApplying}
      title="Effect of this change"
      description="Nothing has been saved yet. Paid commissions never change."
      size={vendor === null ? 'large' : 'medium'}
    >
      <Stack space="medium">
        {preview !== null && <Effect preview={preview} vendor={vendor} currency={currency} />}
        {findsVendorsAgain && (
          <Banner tone="caution" title="Products may move to other vendors.">
            <p>
              The vendors of all products and unpaid lines are found again by the new tracking. Which lines
              move is known only then{preview === null ? '.' : ', and is not in the figures above.'}
            </p>
          </Banner>
        )}
      </Stack>
      <DialogActions notice={step.is === 'failed' && <Failure problem={step.problem} />}>
        <Button
          label="Cancel"
          onClick={onClose}
          state={isApplying ? { is: 'disabled', reason: 'Please wait for the answer.' } : { is: 'ready' }}
        />
        <Button
          label={step.is === 'failed' ? 'Retry' : 'Apply change'}
          tone="primary"
          onClick={() => void apply()}
          state={isApplying ? { is: 'busy', label: 'Saving…' } : { is: 'ready' }}
        />
      </DialogActions>
    </Dialog>
  );
}

function Failure({ problem }: { problem: Problem }) {
  return (
    <Banner tone="critical" title={unknownProblem.detail} announcement="assertive">
      {sentencesOf(problem)
        .filter((sentence) => sentence !== unknownProblem.detail)
        .map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
    </Banner>
  );
}

type Step = { is: 'asking' } | { is: 'applying' } | { is: 'failed'; problem: Problem };

function Effect({
  preview,
  vendor,
  currency,
}: Pick<Props, 'vendor' | 'currency'> & { preview: RulePreview }) {
  const [isWhole, setIsWhole] = useState(false);
  const columns = useMemo(() => columnsOf(currency), [currency]);
  const written = currencyOf(currency, vendor);
  if (preview.changed_lines === 0) {
    return (
      <Text>
        {preview.unpaid_lines === 0
          ? 'Nothing is unpaid, so no amount changes now. New orders use the new settings.'
          : `None of the ${count(preview.unpaid_lines, 'unpaid line')} changes. New orders use the new settings.`}
      </Text>
    );
  }
  const rows = preview.vendors.slice(0, isWhole ? most : first);
  const hidden = vendor === null ? preview.changed_vendors - rows.length : 0;
  return (
    <Stack space="medium">
      <Text>
        {`${number(preview.changed_lines)} of ${count(preview.unpaid_lines, 'unpaid line')} ${preview.changed_lines === 1 ? 'changes' : 'change'}${vendor === null ? `, of ${count(preview.changed_vendors, 'vendor')}` : ''}.`}
      </Text>
      <StatTiles
        tiles={[
          { label: 'Due now', value: <MoneyText amount={preview.due_before} currency={written} /> },
          { label: 'Due after', value: <MoneyText amount={preview.due_after} currency={written} /> },
          {
            label: 'Difference',
            value: <Difference of={preview} books={currency.books} written={written} />,
          },
        ]}
      />
      {vendor === null && (
        <DataTable
          label="Vendors whose due changes"
          columns={columns}
          rowId={(row) => String(row.vendor)}
          state={{ is: 'ready', rows }}
          sort={null}
          onSort={() => undefined}
          empty={{ title: 'No vendor changes.' }}
        />
      )}
      {vendor === null && preview.vendors.length > first && (
        <div>
          <Button
            label={isWhole ? 'Show fewer' : showAllLabel(preview)}
            size="small"
            onClick={() => setIsWhole(!isWhole)}
          />
        </div>
      )}
      {hidden > 0 && (
        <Text size="small" tone="muted">
          {`These are the ${number(rows.length)} largest differences. ${count(hidden, 'other vendor')} ${hidden === 1 ? 'changes' : 'change'} less.`}
        </Text>
      )}
    </Stack>
  );
}

function showAllLabel({ changed_vendors: all, vendors }: RulePreview): string {
  const shown = Math.min(vendors.length, most);
  return shown === all ? `Show all ${count(all, 'vendor')}` : `Show the ${number(shown)} largest`;
}

type Row = RulePreview['vendors'][number];

function columnsOf(currency: ShopCurrency): DataColumn<Row>[] {
  return [
    { id: 'vendor', header: 'Vendor', cell: (row) => row.vendor_name, isRowHeader: true, width: 'wide' },
    { id: 'lines', header: 'Lines', cell: (row) => number(row.changed_lines), align: 'end' },
    {
      id: 'before',
      header: 'Due now',
      cell: (row) => <MoneyText amount={row.due_before} currency={currencyOf(currency, row)} />,
      align: 'end',
    },
    {
      id: 'after',
      header: 'Due after',
      cell: (row) => <MoneyText amount={row.due_after} currency={currencyOf(currency, row)} />,
      align: 'end',
    },
    {
      id: 'difference',
      header: 'Difference',
      cell: (row) => <Difference of={row} books={currency.books} written={currencyOf(currency, row)} />,
      align: 'end',
    },
  ];
}

function Difference({
  of,
  books,
  written,
}: {
  of: { due_before: string; due_after: string };
  books: string;
  written: string;
}) {
  const minor = moneyFromWire(of.due_after, books) - moneyFromWire(of.due_before, books);
  return (
    <span dir="ltr">
      {minor > 0 && '+'}
      <MoneyText amount={moneyToWire(minor, books)} currency={written} />
    </span>
  );
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}

function count(value: number, noun: string): string {
  return `${number(value)} ${noun}${value === 1 ? '' : 's'}`;
}
