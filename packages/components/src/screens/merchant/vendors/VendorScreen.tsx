import { isolated } from '@consignment/domain/direction';
import type { CurrencyCode } from '@consignment/domain/currency';
import type { ShopSwitches } from '@consignment/domain/shop-switches';
import { useMemo, type ReactNode } from 'react';
import type { Loadable } from '../../../parts/loadable.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/shop-currency.ts';
import { StatBoxes } from '../../../parts/StatBoxes.tsx';
import { Banner } from '../../../primitives/Banner.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink.tsx';
import { Card } from '../../../primitives/Card.tsx';
import { DescriptionList } from '../../../primitives/DescriptionList.tsx';
import { FailedState } from '../../../primitives/FailedState.tsx';
import { Page } from '../../../primitives/Page.tsx';
import { Tabs } from '../../../primitives/Tabs.tsx';

type Neighbour = { id: number; name: string } | null;

/** Empty strings where nothing is known; amounts are decimal strings. */
export type ShownVendor = {
  name: string;
  contact_name: string;
  email: string;
  phone: string;
  paypal_email: string;
  pay_type?: string;
  address_1: string;
  address_2: string;
  city: string;
  state: string;
  zip: string;
  hidden: boolean;
  currency: CurrencyCode | null;
  commission_totals: { due: string; paid: string; earned: string };
  next_prev?: { prev: Neighbour; next: Neighbour };
};

export type VendorTab = keyof typeof tabNames;

type Props = {
  vendor: ShownVendor;
  currency: ShopCurrency;
  switches: Pick<ShopSwitches, 'showVendorSalesStat' | 'showVendorTaxesStat' | 'showVendorUnpaidOrdersTab'>;
  /** Beside the other figures where a switch shows one of them; null where none does. */
  sales: Loadable<{ total_sales?: string; amount_taxed?: string }> | null;
  tab: VendorTab;
  hrefOfTab: (tab: VendorTab) => string;
  onTab: (tab: VendorTab) => void;
  hrefOfVendor: (vendorId: number) => string;
  hrefOfVendors: string;
  /** The tab's own content, which loads by itself. */
  children: ReactNode;
};

/** One vendor: who it is, what it is owed, and its tabs (spec operations §2). */
export function VendorScreen(props: Props) {
  const { vendor, tab, hrefOfTab, onTab, switches, sales } = props;
  const { due, paid, earned } = vendor.commission_totals;
  const tabs = useMemo(
    () => tabsOf(switches).map((value) => ({ value, label: tabNames[value], href: hrefOfTab(value) })),
    [switches, hrefOfTab],
  );
  return (
    <Page
      title={vendor.name}
      back={{ href: props.hrefOfVendors, label: 'Vendors' }}
      actions={<Neighbours of={vendor} hrefOfVendor={props.hrefOfVendor} />}
    >
      {vendor.hidden && (
        <Banner tone="info" title="This vendor is hidden.">
          <p>It is left out of all totals and cannot be paid until it is shown again.</p>
        </Banner>
      )}
      <StatBoxes
        stats={{ due, paid, earned, ...salesOf(sales, switches) }}
        currency={currencyOf(props.currency, vendor)}
        dueLabel="Due"
      />
      {sales?.is === 'failed' && (
        <Card>
          <FailedState what="Sales and taxes" problem={sales.problem} onRetry={sales.onRetry} />
        </Card>
      )}
      <Card title="Contact">
        <DescriptionList layout="columns" items={factsOf(vendor)} />
      </Card>
      <Tabs
        label="Vendor"
        tabs={tabs}
        value={tab}
        onSelect={(value) => onTab(tabs.find((one) => one.value === value)?.value ?? 'commissions')}
      >
        {props.children}
      </Tabs>
    </Page>
  );
}

const tabNames = {
  commissions: 'Commissions',
  unpaid: 'Unpaid Orders',
  payouts: 'Payouts',
  products: 'Products',
  'product-types': 'Product Types',
  settings: 'Settings',
} as const;

function tabsOf(switches: Pick<ShopSwitches, 'showVendorUnpaidOrdersTab'>): VendorTab[] {
  return allTabs.filter((tab) => tab !== 'unpaid' || switches.showVendorUnpaidOrdersTab);
}

// The keys of an object that is written above are exactly its names, which Object.keys cannot express.
const allTabs = Object.keys(tabNames) as VendorTab[];

/** Null stands for a figure on its way; one that did not come is named below the others. */
function salesOf(sales: Props['sales'], switches: Props['switches']) {
  if (sales === null || sales.is === 'failed') return {};
  const { total_sales: total = null, amount_taxed: taxes = null } = sales.is === 'ready' ? sales.value : {};
  return {
    ...(switches.showVendorSalesStat && { sales: total }),
    ...(switches.showVendorTaxesStat && { taxes }),
  };
}

function factsOf(vendor: ShownVendor) {
  const facts: [string, ReactNode][] = [
    ['Contact name', vendor.contact_name],
    ['Email', breakable(vendor.email)],
    ['Phone', vendor.phone],
    ['PayPal email', breakable(vendor.paypal_email)],
    ['Pay type', vendor.pay_type],
    ['Address', addressOf(vendor)],
  ];
  return facts.map(([term, fact]) => ({ term, description: fact || 'N/A' }));
}

/** An address too long for its column breaks before its domain, not in the middle of a word. */
function breakable(email: string): ReactNode {
  const at = email.lastIndexOf('@');
  if (at === -1) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function addressOf({ address_1, address_2, city, state, zip }: ShownVendor): string {
  return [address_1, address_2, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');
}

type NeighboursProps = {
  of: Pick<ShownVendor, 'next_prev'>;
  hrefOfVendor: (vendorId: number) => string;
};

function Neighbours({ of, hrefOfVendor }: NeighboursProps) {
  const { prev = null, next = null } = of.next_prev ?? {};
  return (
    <>
      {prev !== null && (
        <ButtonLink href={hrefOfVendor(prev.id)} label={`Previous: ${isolated(prev.name)}`} size="small" />
      )}
      {next !== null && (
        <ButtonLink href={hrefOfVendor(next.id)} label={`Next: ${isolated(next.name)}`} size="small" />
      )}
    </>
  );
}
