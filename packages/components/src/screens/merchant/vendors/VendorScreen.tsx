import { isolated } from '@consignment/domain/text/direction';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { PayoutDialogOnUse } from '../../../parts/payouts/payout-dialog-on-use.ts';
import type { Payable, PayoutAnswer, PayoutTerms } from '../../../parts/payouts/payout-terms.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { splitDueText, type SplitDue } from '../../../parts/money/split-due.ts';
import { StatBoxes } from '../../../parts/money/StatBoxes.tsx';
import { ready, type ActionState } from '../../../primitives/actions/action-state.ts';
import { Avatar } from '../../../primitives/text/Avatar.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Anchor } from '../../../primitives/navigation/Anchor.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Tabs } from '../../../primitives/navigation/Tabs.tsx';
import { addressOf, type VendorContact } from './vendor-contact.ts';
import { tabNames } from './vendor-tabs.ts';
import * as styles from './VendorScreen.css.ts';
import { onUse } from '../../../parts/pages/on-use.tsx';

const texts = defineTexts('VendorScreen', {
  vendors: 'Vendors',
  details: 'Details',
  due: 'Due',
  payAmount: 'Pay {amount}',
  pay: 'Pay',
  hiddenTitle: 'This vendor is hidden.',
  hiddenDetail: 'A hidden vendor is left out of all totals and can’t be paid until it is shown again.',
  salesAndTaxesNotLoaded: 'Sales and taxes could not be loaded.',
  vendor: 'Vendor',
  hiddenVendor: 'A hidden vendor cannot be paid until it is shown again.',
  owedBack: 'New sales will go towards the amount owed back first.',
  nothingDue: 'Nothing is due now.',
  paypal: 'PayPal {email}',
  neighbours: 'Previous and next vendor',
  previous: 'Previous: {name}',
  next: 'Next: {name}',
});

const { Component: VendorDetailsOnUse } = onUse(
  async () => (await import('./VendorDetails.tsx')).VendorDetails,
);

type Neighbour = { id: number; name: string } | null;

/** Empty strings where nothing is known; amounts are decimal strings. */
export type ShownVendor = VendorContact & {
  name: string;
  image: string | null;
  hidden: boolean;
  currency: CurrencyCode | null;
  commission_totals: SplitDue & { due: string; paid: string; earned: string };
  next_prev?: { prev: Neighbour; next: Neighbour };
};

export type VendorTab = keyof typeof tabNames;

type Props = {
  vendor: ShownVendor;
  currency: ShopCurrency;
  switches: Pick<ShopSwitches, 'showVendorSalesStat' | 'showVendorTaxesStat' | 'showVendorUnpaidOrdersTab'>;
  /** Beside the other figures where a switch shows one of them; null where none does. */
  sales: Loadable<{ total_sales?: string; amount_taxed?: string }> | null;
  /** A NextPaymentLine. The page does not wait for its data. */
  nextPayment: ReactNode;
  tab: VendorTab;
  hrefOfTab: (tab: VendorTab) => string;
  onTab: (tab: VendorTab) => void;
  hrefOfVendor: (vendorId: number) => string;
  hrefOfVendors: string;
  hrefOfPayout: (payoutId: number) => string;
  /** The review of everything that is due; null while it is closed. */
  paying: Loadable<Payable> | null;
  /** Null for a person who may not pay. */
  onPayNow: (() => void) | null;
  /** Those that are not for this person. */
  hiddenTabs?: readonly VendorTab[];
  onClosePayout: () => void;
  onPay: (terms: PayoutTerms) => Promise<PayoutAnswer>;
  /** The tab's own content, which loads separately. */
  children: ReactNode;
};

/** One vendor: its name, the amount owed, and its tabs (spec operations §2). */
export function VendorScreen(props: Props) {
  const { vendor, tab, hrefOfTab, onTab, switches, sales, paying, hiddenTabs = none } = props;
  const { due, paid, earned, available = due } = vendor.commission_totals;
  const currency = currencyOf(props.currency, vendor);
  const detailsId = useId();
  const [hasDetails, setHasDetails] = useState(false);
  const tabs = useMemo(
    () =>
      tabsOf(switches)
        .filter((value) => !hiddenTabs.includes(value))
        .map((value) => ({ value, label: tabNames[value], href: hrefOfTab(value) })),
    [switches, hrefOfTab, hiddenTabs],
  );
  return (
    <Page
      title={vendor.name}
      back={{ href: props.hrefOfVendors, label: texts.vendors }}
      neighbours={<Neighbours of={vendor} hrefOfVendor={props.hrefOfVendor} />}
      image={<Avatar name={vendor.name} src={vendor.image} />}
      facts={
        <Facts
          vendor={vendor}
          nextPayment={props.nextPayment}
          details={
            <button
              type="button"
              className={styles.details}
              aria-expanded={hasDetails}
              aria-controls={detailsId}
              onClick={() => setHasDetails(!hasDetails)}
            >
              {texts.details}
            </button>
          }
        />
      }
      actions={
        <StatBoxes
          stats={{
            due,
            paid,
            earned,
            waiting: splitDueText(vendor.commission_totals, currency),
            ...salesOf(sales, switches),
          }}
          currency={currency}
          dueLabel={texts.due}
          size="compact"
          action={
            props.onPayNow !== null && (
              <Button
                label={
                  Number(available) > 0
                    ? texts.payAmount({ amount: formatDecimal(available, currency) })
                    : texts.pay
                }
                tone="primary"
                size="small"
                onClick={props.onPayNow}
                state={payState(vendor)}
              />
            )
          }
        />
      }
    >
      <div id={detailsId} hidden={!hasDetails}>
        {hasDetails && <VendorDetailsOnUse vendor={vendor} />}
      </div>
      {vendor.hidden && (
        <Banner tone="info" title={texts.hiddenTitle}>
          <p>{texts.hiddenDetail}</p>
        </Banner>
      )}
      {sales?.is === 'failed' && (
        <Card>
          <FailedState title={texts.salesAndTaxesNotLoaded} problem={sales.problem} onRetry={sales.onRetry} />
        </Card>
      )}
      <Tabs
        label={texts.vendor}
        tabs={tabs}
        value={tab}
        onSelect={(value) => onTab(tabs.find((one) => one.value === value)?.value ?? 'commissions')}
      >
        {props.children}
      </Tabs>
      {paying !== null && (
        <PayoutDialogOnUse
          vendor={vendor}
          payable={paying}
          currency={props.currency}
          onPay={props.onPay}
          hrefOfPayout={props.hrefOfPayout}
          onClose={props.onClosePayout}
        />
      )}
    </Page>
  );
}

const none: readonly VendorTab[] = [];

function tabsOf(switches: Pick<ShopSwitches, 'showVendorUnpaidOrdersTab'>): VendorTab[] {
  return allTabs.filter((tab) => tab !== 'unpaid' || switches.showVendorUnpaidOrdersTab);
}

// The keys of an object that is written above are exactly its names, which Object.keys cannot express.
const allTabs = Object.keys(tabNames) as VendorTab[];

function payState({ hidden, commission_totals: { due } }: ShownVendor): ActionState {
  if (hidden) return { is: 'disabled', reason: texts.hiddenVendor };
  if (Number(due) > 0) return ready;
  return {
    is: 'disabled',
    reason: Number(due) < 0 ? texts.owedBack : texts.nothingDue,
  };
}

/** Null is a figure that is still loading; one that failed to load is named below the others. */
function salesOf(sales: Props['sales'], switches: Props['switches']) {
  if (sales === null || sales.is === 'failed') return {};
  const { total_sales: total = null, amount_taxed: taxes = null } = sales.is === 'ready' ? sales.value : {};
  return {
    ...(switches.showVendorSalesStat && { sales: total }),
    ...(switches.showVendorTaxesStat && { taxes }),
  };
}

/** A few known facts; the details have every field. */
function Facts({
  vendor,
  nextPayment,
  details,
}: Pick<Props, 'vendor' | 'nextPayment'> & { details: ReactNode }) {
  const people = [vendor.contact_name, vendor.email, vendor.phone];
  const payment = [
    vendor.paypal_email && texts.paypal({ email: vendor.paypal_email }),
    vendor.pay_type,
    addressOf(vendor),
  ];
  return (
    <div className={styles.facts}>
      <FactLine facts={people}>{details}</FactLine>
      <FactLine facts={payment} />
      {nextPayment}
    </div>
  );
}

function FactLine({ facts, children }: { facts: readonly ReactNode[]; children?: ReactNode }) {
  const known = facts.filter(Boolean);
  return (
    (known.length > 0 || children) && (
      <div className={styles.factLine}>
        {known.length > 0 && (
          <p className={styles.known}>
            {known.map((fact, at) => (
              <span key={at} className={styles.fact}>
                {fact}
              </span>
            ))}
          </p>
        )}
        {children}
      </div>
    )
  );
}

type NeighboursProps = {
  of: Pick<ShownVendor, 'next_prev'>;
  hrefOfVendor: (vendorId: number) => string;
};

function Neighbours({ of, hrefOfVendor }: NeighboursProps) {
  const { prev = null, next = null } = of.next_prev ?? {};
  return (
    <nav aria-label={texts.neighbours} className={styles.neighbours}>
      {prev !== null && (
        <Anchor href={hrefOfVendor(prev.id)} className={styles.neighbour}>
          <ChevronLeft aria-hidden className={styles.arrow} />
          <span className={styles.neighbourName}>{texts.previous({ name: isolated(prev.name) })}</span>
        </Anchor>
      )}
      {next !== null && (
        <Anchor href={hrefOfVendor(next.id)} className={styles.neighbour}>
          <span className={styles.neighbourName}>{texts.next({ name: isolated(next.name) })}</span>
          <ChevronRight aria-hidden className={styles.arrow} />
        </Anchor>
      )}
    </nav>
  );
}
