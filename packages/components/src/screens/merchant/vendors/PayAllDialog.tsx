import type { CurrencyCode } from '@consignment/domain/money/currency';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { countOfVendors } from '../../../parts/people/count-of-vendors.ts';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import type { PaypalMode } from '../../../parts/payouts/payout-terms.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { onItsWayOf } from '../../../parts/money/split-due.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { unknownProblem, type Problem } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { UnknownBanner } from '../../../primitives/feedback/UnknownBanner.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { byName, daysText, hasMoreEarly, hasWaiting, linesText, totalText } from './pay-all.ts';
import type { Days, PaidAll, PayAllAnswer, PayAllPlan, SkippedVendor } from './pay-all.ts';
import { PayAllRows } from './PayAllRows.tsx';
import * as styles from './PayAllDialog.css.ts';

type Props = {
  /** Asked for when the dialog opens, and again after a refusal. */
  plan: Loadable<PayAllPlan>;
  /** Only what was sold on these days is paid. */
  days: Days;
  currency: ShopCurrency;
  /** How the shop can pay by PayPal; off until that is known. */
  paypal: PaypalMode;
  /** The plan is one of payouts by PayPal; each is sent to the vendor's address there. */
  isByPaypal: boolean;
  /** Asks for the plan again. */
  onByPaypal: (isByPaypal: boolean) => void;
  /** The plan passes over the hold and the minimum payout. */
  isEarly: boolean;
  /** Asks for the plan again. */
  onEarly: (isEarly: boolean) => void;
  /** Sent once at a time. After `unknown` the same plan is sent again, which pays no vendor a second time. */
  onPay: (plan: PayAllPlan) => Promise<PayAllAnswer>;
  hrefOfPayout: (payoutId: number) => string;
  hrefOfPayouts: string;
  onClose: () => void;
};

/**
 * Pays all vendors in one go: first who is paid how much, who is left out and why; then what was done. Mount it to
 * open it. One vendor is paid by the PayoutDialog.
 */
export function PayAllDialog(props: Props) {
  const [state, setState] = useState<State>({ is: 'reviewing' });
  const isInFlight = useRef(false);
  const total = ({ payouts }: PayAllPlan | PaidAll) => totalText(payouts, props.currency);
  const money = (amount: string, vendor: CurrencyCode | null) => (
    <MoneyText amount={amount} currency={currencyOf(props.currency, { currency: vendor })} />
  );

  if (state.is === 'paid') {
    const { paid } = state;
    const title = paidTitle(paid.count, total(paid), state.mode);
    return (
      <Dialog isOpen onClose={props.onClose} title="Vendors paid">
        <Banner tone="positive" title={title} announcement="polite" />
        <PayAllRows
          heading={`${state.mode === 'off' ? 'Paid' : 'Sent to PayPal'}: ${countOfVendors(paid.count)}`}
          rows={byName(paid.payouts).map((payout) => ({
            key: payout.id,
            name: payout.vendor_name,
            detail: <Link href={props.hrefOfPayout(payout.id)} label={`Invoice #${payout.invoice_number}`} />,
            figure: money(payout.amount, payout.vendor_currency),
          }))}
        />
        <Skipped heading="Not paid" vendors={paid.skipped} />
        <DialogActions>
          <ButtonLink href={props.hrefOfPayouts} label="View payouts" />
          <Button label="Done" tone="primary" onClick={props.onClose} />
        </DialogActions>
      </Dialog>
    );
  }

  const pay = async (plan: PayAllPlan) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setState({ is: 'paying', plan });
    const answer = await props.onPay(plan).catch((error: unknown): PayAllAnswer => {
      reportError(error);
      return { is: 'unknown', problem: unknownProblem };
    });
    isInFlight.current = false;
    const mode = props.isByPaypal ? props.paypal : 'off';
    if (answer.is === 'done') setState({ is: 'paid', paid: answer.paid, mode });
    else if (answer.is === 'unknown') setState({ ...answer, plan });
    else setState(answer);
  };

  // The sent plan stays on the screen until its outcome is known.
  const plan: Props['plan'] =
    state.is === 'paying' || state.is === 'unknown' ? { is: 'ready', value: state.plan } : props.plan;
  const isPaying = state.is === 'paying';
  const period = daysText(props.days);
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      canClose={!isPaying}
      title="Pay all vendors"
      description={
        period === null
          ? plan.is === 'ready' && !hasWaiting(plan.value) && (props.isEarly || !hasMoreEarly(plan.value))
            ? 'Everything that is due is paid. Check it before you pay.'
            : 'Everything that is available is paid. Check it before you pay.'
          : `Items sold ${period} are paid, with all refunds since the last payouts. Check it before you pay.`
      }
    >
      {state.is === 'unknown' && (
        <UnknownBanner
          title="We do not know yet whether the vendors were paid."
          problem={state.problem}
          next="Retry: a payment that went through is found, and no vendor is paid twice."
        />
      )}
      {state.is === 'refused' && <RefusalBanner problem={state.problem} />}
      {plan.is === 'failed' && (
        <FailedState what="The vendors to pay" problem={plan.problem} onRetry={plan.onRetry} />
      )}
      {plan.is === 'loading' && <Looking />}
      {plan.is === 'ready' && (
        <Plan
          plan={plan.value}
          money={money}
          total={total(plan.value)}
          onItsWay={onItsWayOf(plan.value, currencyOf(props.currency, null))}
        />
      )}
      {props.paypal !== 'off' && !isPaying && state.is !== 'unknown' && (
        <Checkbox
          name="isByPaypal"
          label="Pay with PayPal"
          hint={
            props.paypal === 'sandbox'
              ? 'Sandbox mode is on: PayPal’s test system is asked, no money moves, and nothing counts as paid.'
              : 'Each vendor is paid to their PayPal email. Vendors without one are left out.'
          }
          defaultChecked={props.isByPaypal}
          onChange={props.onByPaypal}
        />
      )}
      {(props.isEarly || (plan.is === 'ready' && hasMoreEarly(plan.value))) &&
        !isPaying &&
        state.is !== 'unknown' && (
          <Checkbox
            name="isEarly"
            label="Pay early"
            hint="Held commissions are paid as well, and sums below the minimum payout. Returns after that are taken off later payouts. The history says so."
            defaultChecked={props.isEarly}
            onChange={props.onEarly}
          />
        )}
      {plan.is === 'ready' && plan.value.count > 0 && !props.isByPaypal && (
        <Text size="small" tone="muted">
          The payouts are recorded as paid by you, and the vendors get a mail. Send the money yourself, as you
          usually do.
        </Text>
      )}
      <DialogActions>
        <Button
          label={state.is === 'unknown' ? 'Close' : 'Cancel'}
          onClick={props.onClose}
          state={isPaying ? { is: 'disabled', reason: 'Please wait for the answer.' } : { is: 'ready' }}
        />
        <Button
          label={
            plan.is === 'ready' && plan.value.count > 0
              ? `${state.is === 'unknown' ? 'Retry: pay' : 'Pay'} ${countOfVendors(plan.value.count)} ${total(plan.value)}`
              : 'Pay all'
          }
          tone="primary"
          onClick={() => plan.is === 'ready' && void pay(plan.value)}
          state={
            isPaying ? { is: 'busy', label: `Paying ${countOfVendors(state.plan.count)}…` } : mayPay(plan)
          }
        />
      </DialogActions>
    </Dialog>
  );
}

type State =
  | { is: 'reviewing' }
  | { is: 'paying'; plan: PayAllPlan }
  | { is: 'refused'; problem: Problem }
  | { is: 'unknown'; plan: PayAllPlan; problem: Problem }
  | { is: 'paid'; paid: PaidAll; mode: PaypalMode };

function paidTitle(count: number, total: string, mode: PaypalMode): string {
  const sum = `${total} in all.`;
  return {
    off: `${countOfVendors(count)} paid: ${sum}`,
    live: `On its way through PayPal to ${countOfVendors(count)}: ${sum}`,
    sandbox: `A test is on its way to PayPal’s test system for ${countOfVendors(count)}: ${sum} Nothing is paid.`,
  }[mode];
}

function mayPay(plan: Props['plan']) {
  if (plan.is !== 'ready')
    return { is: 'disabled', reason: 'The vendors to pay are being fetched.' } as const;
  if (plan.value.count > 0) return { is: 'ready' } as const;
  return { is: 'disabled', reason: 'There is no vendor to pay.' } as const;
}

type PlanProps = {
  plan: PayAllPlan;
  money: (amount: string, vendor: CurrencyCode | null) => ReactNode;
  total: string;
  /** '£50.00 held'; null where nothing is. */
  onItsWay: string | null;
};

function Plan({ plan, money, total, onItsWay }: PlanProps) {
  return (
    <>
      {plan.count === 0 ? (
        <Text>There is nothing to pay: no vendor has a commission that can be paid now.</Text>
      ) : (
        <>
          <PayAllRows
            heading={`To be paid: ${countOfVendors(plan.count)}`}
            rows={byName(plan.payouts).map((payout) => ({
              key: payout.vendor,
              name: payout.vendor_name,
              detail: linesText(payout),
              figure: money(payout.amount, payout.vendor_currency),
            }))}
          />
          <div className={styles.total}>
            <span>Total</span>
            <output dir="ltr" translate="no" className={styles.totalFigure}>
              {total}
            </output>
          </div>
        </>
      )}
      {onItsWay !== null && (
        <Text size="small" tone="muted">
          <span>{onItsWay}</span> for these vendors: it is paid once it is available.
        </Text>
      )}
      <Skipped heading="Left out" vendors={plan.skipped} />
    </>
  );
}

function Skipped({ heading, vendors }: { heading: string; vendors: readonly SkippedVendor[] }) {
  if (vendors.length === 0) return null;
  return (
    <PayAllRows
      heading={`${heading}: ${countOfVendors(vendors.length)}`}
      rows={byName(vendors).map(({ vendor, vendor_name: name, reason }) => ({
        key: vendor,
        name,
        detail: reason,
      }))}
    />
  );
}

function Looking() {
  return (
    <div aria-busy className={styles.list}>
      <VisuallyHidden role="status">Looking up who can be paid…</VisuallyHidden>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="shortLine" />
    </div>
  );
}
