import { isolated } from '@consignment/domain/text/direction';
import { defineTexts, formatList } from '@consignment/domain/text/texts';
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

const texts = defineTexts('ApprovePayRunDialog', {
  approve: 'Approve {total}',
  pay: 'Pay {total}',
  needsSecond:
    'This run is above your shop’s limit. A second person has to approve the run before anything is paid.',
  payments:
    'This creates the payouts and starts the payments. Once any money has been sent, the run cannot be cancelled.',
  approving: 'Approving…',
  paying: 'Paying…',
  bankFile: 'You’ll get a bank file to give to your bank.',
  bankDay: 'The file asks your bank to pay on {day}. {why}',
  byHand:
    'Payouts made by hand will be recorded, and vendors will see that you are paying them. Send the money yourself, then mark the payouts as sent.',
  bank: 'your bank account',
  paypal: 'your PayPal balance',
  ownAccount: 'the account you send it from',
  accounts: 'The money will leave {accounts}.',
  approveTitle: 'Approve {total} to {n, plural, one {# vendor} other {# vendors}}?',
  payTitle: 'Pay {total} to {n, plural, one {# vendor} other {# vendors}}?',
  reference: 'Each payment includes the payout’s reference, such as “po-185”.',
  exceptions:
    '{n, plural, one {# vendor cannot be paid and is not in this total.} other {# vendors cannot be paid and are not in this total.}}',
  accountOf: '{account} ({holder})',
});

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
  const isFirstOfTwo = run.needs_second && !waitsForSecond(run);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={run.needs_second ? texts.approveTitle({ total, n: count }) : texts.payTitle({ total, n: count })}
      description={isFirstOfTwo ? texts.needsSecond : texts.payments}
      confirmLabel={run.needs_second ? texts.approve({ total }) : texts.pay({ total })}
      busyLabel={run.needs_second ? texts.approving : texts.paying}
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
          <span>{texts.reference}</span>
        </Text>
        {has('bank') && (
          <Text size="small" tone="muted">
            {texts.bankFile}
          </Text>
        )}
        {run.bank_day !== null && (
          <Text size="small" tone="muted">
            {texts.bankDay({ day: formatDay(run.bank_day.on), why: run.bank_day.why })}
          </Text>
        )}
        {has('by_hand') && (
          <Text size="small" tone="muted">
            {texts.byHand}
          </Text>
        )}
        {run.exceptions > 0 && <Banner tone="caution" title={texts.exceptions({ n: run.exceptions })} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** From which account the money leaves, in one sentence. */
function accountWords(methods: readonly PayoutMethod[], from: ShownAccount | null): string {
  const accounts = {
    bank:
      from === null ? texts.bank : texts.accountOf({ account: from.masked, holder: isolated(from.holder) }),
    paypal: texts.paypal,
    by_hand: texts.ownAccount,
  } satisfies Record<PayoutMethod, string>;
  return texts.accounts({ accounts: formatList(methods.map((method) => accounts[method])) });
}
