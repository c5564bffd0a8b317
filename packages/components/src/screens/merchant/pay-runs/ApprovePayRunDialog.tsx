import { formatDay } from '@consignment/domain/time/dates';
import { formatDecimal } from '@consignment/domain/money/money';
import { payoutMethodText, type PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { countOfVendors } from '../../../parts/people/count-of-vendors.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { waitsForSecond, type ShownPayRun } from './pay-run.ts';

type Props = {
  run: ShownPayRun;
  isOpen: boolean;
  /** `amount` is the total that was shown: an approval of another one is refused. */
  onApprove: (amount: string) => Promise<KnownOutcome>;
  onClose: () => void;
};

/** The review before a pay run is approved: the total, its parts, and what happens next. */
export function ApprovePayRunDialog({ run, isOpen, onApprove, onClose }: Props) {
  const { amount, count, currency } = run;
  const total = formatDecimal(amount, currency);
  const has = (method: PayoutMethod) => run.totals.some((sum) => sum.method === method && sum.count > 0);
  const isFirstOfTwo = run.needs_second && !waitsForSecond(run);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Approve ${total} to ${countOfVendors(count)}?`}
      description={
        isFirstOfTwo
          ? 'The run is above your shop’s limit: nothing is paid until a second person has approved it too.'
          : 'The payouts are made and the payments begin. Once money has left, the run cannot be canceled.'
      }
      confirmLabel={`Approve ${total}`}
      busyLabel="Approving…"
      onConfirm={() => onApprove(amount)}
    >
      <Stack space="medium">
        <DescriptionList
          items={run.totals
            .filter(({ count: some }) => some > 0)
            .map((sum) => ({
              term: `${payoutMethodText(sum.method)}: ${countOfVendors(sum.count)}`,
              description: <MoneyText amount={sum.amount} currency={currency} />,
            }))}
        />
        {has('bank') && (
          <Text size="small" tone="muted">
            A bank file is made, which you give to your bank.
          </Text>
        )}
        {run.bank_day !== null && (
          <Text size="small" tone="muted">
            {`The file asks your bank to pay on ${formatDay(run.bank_day.on)}. ${run.bank_day.why}`}
          </Text>
        )}
        {has('by_hand') && (
          <Text size="small" tone="muted">
            Payouts by hand are recorded, and their vendors read that you are paying them. Send that money
            yourself, then mark it as sent.
          </Text>
        )}
        {run.exceptions > 0 && (
          <Banner
            tone="caution"
            title={`${countOfVendors(run.exceptions)} cannot be paid, and ${run.exceptions === 1 ? 'is' : 'are'} not in this total.`}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
