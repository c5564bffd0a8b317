import { showsStatements, type ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import { ShopStyled } from '../brand/ShopStyled.tsx';
import { PortalCommissionsScreen } from '../commissions/PortalCommissionsScreen.tsx';
import { PortalFrame } from '../frame/PortalFrame.tsx';
import { PayoutLine } from '../home/PayoutLine.tsx';
import { PortalOverview } from '../home/PortalOverview.tsx';
import { StatementLine } from '../home/StatementLine.tsx';
import { PortalSignInScreen } from '../sign-in/PortalSignInScreen.tsx';
import {
  sampleBestSellers,
  sampleLines,
  sampleMonths,
  samplePayouts,
  sampleStatement,
  sampleTotals,
  sampleVendor,
  type PartsShown,
} from './sample.ts';

const texts = defineTexts('PortalPages', {
  commissions: 'Commissions',
  products: 'Products',
  payouts: 'Payouts',
});

type SignInShop = ComponentProps<typeof PortalSignInScreen>['shop'];
type Settings = Omit<SignInShop, 'name'> & PartsShown;
type CommissionsProps = ComponentProps<typeof PortalCommissionsScreen>;

type Props = {
  page: 'sign-in' | 'commissions';
  /** The settings as they are typed. */
  settings: Settings;
  /** The shop's style sheet, filtered by the server. */
  css: string;
  shop: { name: string; currency: string; time_zone: string };
  switches: ShopSwitches;
  commissionFields: CommissionsProps['commissionFields'];
  now: Date;
};

/** The portal's own pages, to be looked at only, with a vendor's figures that are made up. */
export function PortalPages({ page, settings, css, shop, switches, commissionFields, now }: Props) {
  const looks = { ...settings, name: shop.name };
  if (page === 'sign-in') {
    return (
      <PortalSignInScreen
        shop={looks}
        reason={null}
        onLogin={nothing}
        onSecondFactor={nothing}
        hrefOfRegister="#"
        hrefOfForgotPassword="#"
        hrefOfShopAccount={null}
      />
    );
  }
  return (
    <ShopStyled css={css}>
      <PortalFrame
        hrefOfHelp={null}
        shop={looks}
        vendors={[sampleVendor]}
        vendorId={sampleVendor.id}
        entries={entriesOf(settings, switches)}
        onSwitchVendor={() => undefined}
        onLogout={nothing}
      >
        <PortalCommissionsScreen
          shop={{ ...shop, vendor_field_order_date: settings.vendor_field_order_date }}
          vendor={{ ...sampleVendor, currency: shop.currency }}
          person=""
          now={now}
          rates={null}
          totals={{ is: 'ready', value: sampleTotals }}
          payouts={
            !switches.hidePortalPayoutsMenu && (
              <PayoutLine
                shop={shop}
                payouts={{ is: 'ready', value: samplePayouts(now) }}
                currency={shop.currency}
                hrefOfPayout={nowhere}
              />
            )
          }
          statement={
            showsStatements(switches, settings.vendor_field_commissions) && (
              <StatementLine
                statement={{ is: 'ready', value: sampleStatement(now, shop.currency) }}
                hrefOfStatement={nowhere}
              />
            )
          }
          overview={
            <PortalOverview
              history={isMonthly(settings, switches) ? { is: 'ready', value: sampleMonths(now) } : null}
              bestSellers={settings.vendor_portal_products ? { is: 'ready', value: sampleBestSellers } : null}
              isOfTwelveMonths={settings.vendor_field_order_date}
              currency={shop.currency}
              hrefOfProduct={nowhere}
            />
          }
          welcome={null}
          lines={{ is: 'ready', rows: sampleLines(settings), total: 3 }}
          controls={{ ...controls, now: () => now }}
          switches={switches}
          commissionFields={commissionFields}
          hrefOfQuestion={nowhere}
          asking={null}
          onExport={nothing}
        />
      </PortalFrame>
    </ShopStyled>
  );
}

/** The portal leaves out what these settings hide. */
function isMonthly(settings: Settings, switches: ShopSwitches): boolean {
  return !switches.hidePortalStats && settings.vendor_field_order_date && settings.vendor_field_commissions;
}

const nowhere = () => '#';

const nothing = () => Promise.resolve({ is: 'done' } as const);

const controls: Omit<CommissionsProps['controls'], 'now'> = {
  query: { search: '', sort: '-order__processed_at', page: 1, paid: 'all', from: '', to: '' },
  pageSize: 50,
  onQuery: () => undefined,
  hrefOf: () => '#',
};

/** The entries that most portals have. Each of the others has a switch that shows it. */
function entriesOf(settings: Settings, switches: ShopSwitches) {
  return [
    { label: texts.commissions, isShown: !switches.hidePortalCommissionsMenu, isCurrent: true },
    { label: texts.products, isShown: settings.vendor_portal_products, isCurrent: false },
    { label: texts.payouts, isShown: !switches.hidePortalPayoutsMenu, isCurrent: false },
  ]
    .filter(({ isShown }) => isShown)
    .map(({ label, isCurrent }) => ({ label, isCurrent, href: `#${label}` }));
}
