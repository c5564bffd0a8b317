import { isolated } from '@consignment/domain/text/direction';
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
import { waitsForSecond, type ShownAccount, type ShownPayRun } from './pay-run.ts';

type Props = {
  run: ShownPayRun;
  /** The shop's account that its bank pays from; null where none is set up, or it is not known. */
  from: ShownAccount | null;
  isOpen: boolean;
  /** `amount` is the total that was shown: an approval of another one is refused. */
  onApprove: (amount: string) => Promise<KnownOutcome>;
  onClose: () => void;
};

/** The review before a pay run is approved: the total, its parts, and what happens next. */
export function ApprovePayRunDialog({ run, from, isOpen, onApprove, onClose }: Props) {
  const { amount, count, currency } = run;
  const total = formatDecimal(amount, currency);
  const methods = run.totals.flatMap(({ method, count: some }) => (some > 0 ? [method] : []));
  const has = (method: PayoutMethod) => methods.includes(method);
  const verb = run.needs_second ? 'Approve' : 'Pay';
  const isFirstOfTwo = run.needs_second && !waitsForSecond(run);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${verb} ${total} to ${countOfVendors(count)}?`}
      description={
        isFirstOfTwo
          ? 'The run is above your shop’s limit: nothing is paid until a second person has approved it too.'
          : 'The payouts are made and the payments begin. Once money has left, the run cannot be canceled.'
      }
      confirmLabel={`${verb} ${total}`}
      busyLabel={run.needs_second ? 'Approving…' : 'Paying…'}
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
        <Text size="small" tone="muted">
          <span>{`${accountWords(methods, from)} `}</span>
          Each payment has the reference of its payout, such as ‘po-185’.
        </Text>
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

const listed = new Intl.ListFormat('en-GB');

/** From which account the money leaves, in one sentence. */
function accountWords(methods: readonly PayoutMethod[], from: ShownAccount | null): string {
  const accounts = {
    bank: from === null ? 'your bank account' : `${from.masked} of ${isolated(from.holder)}`,
    paypal: 'your PayPal balance',
    by_hand: 'the account that you send it from',
  } satisfies Record<PayoutMethod, string>;
  return `The money leaves ${listed.format(methods.map((method) => accounts[method]))}.`;
}
