import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
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
import { byName, hasMoreEarly, hasWaiting, linesText, spanOf, totalText } from './pay-all.ts';
import type { Days, PaidAll, PayAllAnswer, PayAllPlan, SkippedVendor } from './pay-all.ts';
import { PayAllRows } from './PayAllRows.tsx';
import * as styles from './PayAllDialog.css.ts';

const texts = defineTexts('PayAllDialog', {
  vendorsPaid: 'Vendors paid',
  paid: 'Paid: {n, plural, one {# vendor} other {# vendors}}',
  sentToPaypal: 'Sent to PayPal: {n, plural, one {# vendor} other {# vendors}}',
  invoice: 'Invoice #{number}',
  notPaid: 'Not paid: {n, plural, one {# vendor} other {# vendors}}',
  viewPayouts: 'View payouts',
  done: 'Done',
  payAllVendors: 'Pay all vendors',
  paysAllDue: 'This will pay everything that is due. Check the details before you pay.',
  paysAllAvailable: 'This will pay everything that is available. Check the details before you pay.',
  paysSold:
    'This will pay for items sold {span, select, day {on {from}} range {from {from} to {to}} since {since {from}} other {until {to}}}, less all refunds since the last payouts. Check the details before you pay.',
  unknownTitle: 'We don’t know yet whether the vendors were paid.',
  unknownDetail:
    'You can retry: any payment that went through will be found, and no vendor will be paid twice.',
  vendorsToPayNotLoaded: 'The vendors to pay could not be loaded.',
  payWithPaypal: 'Pay with PayPal',
  sandboxHint:
    'Sandbox mode is on: the payments go to PayPal’s test system, no money moves, and nothing counts as paid.',
  paypalHint: 'Vendors are paid to their PayPal email. Vendors without a PayPal email are left out.',
  payEarly: 'Pay early',
  payEarlyHint:
    'Held commissions and amounts below the minimum payout will be paid too. Later returns will be deducted from future payouts. The early payment will be recorded in the history.',
  byHand:
    'The payouts will be recorded as paid by you, and the vendors will get an email. Send the money yourself, as you usually do.',
  close: 'Close',
  cancel: 'Cancel',
  wait: 'Please wait for a response.',
  retryPay: 'Retry: pay {n, plural, one {# vendor} other {# vendors}} {total}',
  pay: 'Pay {n, plural, one {# vendor} other {# vendors}} {total}',
  payAll: 'Pay all',
  paying: 'Paying {n, plural, one {# vendor} other {# vendors}}…',
  fetching: 'The vendors to pay are still loading.',
  noVendor: 'There are no vendors to pay.',
  nothingToPay: 'There is nothing to pay: no vendors have commissions that can be paid now.',
  toBePaid: 'To be paid: {n, plural, one {# vendor} other {# vendors}}',
  total: 'Total',
  leftOut: 'Left out: {n, plural, one {# vendor} other {# vendors}}',
  lookingUp: 'Checking which vendors can be paid…',
  off: '{n, plural, one {# vendor} other {# vendors}} paid: {total} in total.',
  live: 'On its way through PayPal to {n, plural, one {# vendor} other {# vendors}}: {total} in total.',
  sandbox:
    'A test is on its way to PayPal’s test system for {n, plural, one {# vendor} other {# vendors}}: {total} in total. Nothing has been paid.',
  held: '{held} for these vendors, to be paid once available.',
});

type Props = {
  /** Asked for when the dialog opens, and again after a refusal. */
  plan: Loadable<PayAllPlan>;
  /** Only sales of these days are paid. */
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
 * Pays all vendors in one go: first the amounts, and the vendors left out with the reason; then the result. Mount it to
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
    const title = texts[state.mode]({ n: paid.count, total: total(paid) });
    return (
      <Dialog isOpen onClose={props.onClose} title={texts.vendorsPaid}>
        <Banner tone="positive" title={title} announcement="polite" />
        <PayAllRows
          heading={(state.mode === 'off' ? texts.paid : texts.sentToPaypal)({ n: paid.count })}
          rows={byName(paid.payouts).map((payout) => ({
            key: payout.id,
            name: payout.vendor_name,
            detail: (
              <Link
                href={props.hrefOfPayout(payout.id)}
                label={texts.invoice({ number: payout.invoice_number })}
              />
            ),
            figure: money(payout.amount, payout.vendor_currency),
          }))}
        />
        <Skipped heading={texts.notPaid} vendors={paid.skipped} />
        <DialogActions>
          <ButtonLink href={props.hrefOfPayouts} label={texts.viewPayouts} />
          <Button label={texts.done} tone="primary" onClick={props.onClose} />
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
  const span = spanOf(props.days);
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      canClose={!isPaying}
      title={texts.payAllVendors}
      description={
        span === null
          ? plan.is === 'ready' && !hasWaiting(plan.value) && (props.isEarly || !hasMoreEarly(plan.value))
            ? texts.paysAllDue
            : texts.paysAllAvailable
          : texts.paysSold(span)
      }
    >
      {state.is === 'unknown' && (
        <UnknownBanner title={texts.unknownTitle} problem={state.problem} next={texts.unknownDetail} />
      )}
      {state.is === 'refused' && <RefusalBanner problem={state.problem} />}
      {plan.is === 'failed' && (
        <FailedState title={texts.vendorsToPayNotLoaded} problem={plan.problem} onRetry={plan.onRetry} />
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
          label={texts.payWithPaypal}
          hint={props.paypal === 'sandbox' ? texts.sandboxHint : texts.paypalHint}
          defaultChecked={props.isByPaypal}
          onChange={props.onByPaypal}
        />
      )}
      {(props.isEarly || (plan.is === 'ready' && hasMoreEarly(plan.value))) &&
        !isPaying &&
        state.is !== 'unknown' && (
          <Checkbox
            name="isEarly"
            label={texts.payEarly}
            hint={texts.payEarlyHint}
            defaultChecked={props.isEarly}
            onChange={props.onEarly}
          />
        )}
      {plan.is === 'ready' && plan.value.count > 0 && !props.isByPaypal && (
        <Text size="small" tone="muted">
          {texts.byHand}
        </Text>
      )}
      <DialogActions>
        <Button
          label={state.is === 'unknown' ? texts.close : texts.cancel}
          onClick={props.onClose}
          state={isPaying ? { is: 'disabled', reason: texts.wait } : { is: 'ready' }}
        />
        <Button
          label={
            plan.is === 'ready' && plan.value.count > 0
              ? (state.is === 'unknown' ? texts.retryPay : texts.pay)({
                  n: plan.value.count,
                  total: total(plan.value),
                })
              : texts.payAll
          }
          tone="primary"
          onClick={() => plan.is === 'ready' && void pay(plan.value)}
          state={isPaying ? { is: 'busy', label: texts.paying({ n: state.plan.count }) } : mayPay(plan)}
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

function mayPay(plan: Props['plan']) {
  if (plan.is !== 'ready') return { is: 'disabled', reason: texts.fetching } as const;
  if (plan.value.count > 0) return { is: 'ready' } as const;
  return { is: 'disabled', reason: texts.noVendor } as const;
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
        <Text>{texts.nothingToPay}</Text>
      ) : (
        <>
          <PayAllRows
            heading={texts.toBePaid({ n: plan.count })}
            rows={byName(plan.payouts).map((payout) => ({
              key: payout.vendor,
              name: payout.vendor_name,
              detail: linesText(payout),
              figure: money(payout.amount, payout.vendor_currency),
            }))}
          />
          <div className={styles.total}>
            <span>{texts.total}</span>
            <output dir="ltr" translate="no" className={styles.totalFigure}>
              {total}
            </output>
          </div>
        </>
      )}
      {onItsWay !== null && (
        <Text size="small" tone="muted">
          {texts.held({ held: onItsWay })}
        </Text>
      )}
      <Skipped heading={texts.leftOut} vendors={plan.skipped} />
    </>
  );
}

type SkippedProps = { heading: (values: { n: number }) => string; vendors: readonly SkippedVendor[] };

function Skipped({ heading, vendors }: SkippedProps) {
  if (vendors.length === 0) return null;
  return (
    <PayAllRows
      heading={heading({ n: vendors.length })}
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
      <VisuallyHidden role="status">{texts.lookingUp}</VisuallyHidden>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="shortLine" />
    </div>
  );
}
