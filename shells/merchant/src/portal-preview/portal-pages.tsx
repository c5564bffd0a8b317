import type { PreviewPage } from '@consignment/components/screens/merchant/settings/portal/PortalPreview';
import type { PortalDraft } from '@consignment/components/screens/merchant/settings/portal/VendorPortalSettings';
import { ShopStyled } from '@consignment/components/screens/portal/brand/ShopStyled';
import { PortalCommissionsScreen } from '@consignment/components/screens/portal/commissions/PortalCommissionsScreen';
import { PortalFrame } from '@consignment/components/screens/portal/frame/PortalFrame';
import { PayoutFigures } from '@consignment/components/screens/portal/home/PayoutFigures';
import { PortalOverview } from '@consignment/components/screens/portal/home/PortalOverview';
import { StatementLine } from '@consignment/components/screens/portal/home/StatementLine';
import { PortalSignInScreen } from '@consignment/components/screens/portal/sign-in/PortalSignInScreen';
import { showsStatements, type ShopSwitches } from '@consignment/domain/shop/shop-switches';
import type { ComponentProps } from 'react';
import {
  sampleBestSellers,
  sampleLines,
  sampleMonths,
  samplePayouts,
  sampleStatement,
  sampleTotals,
  sampleVendor,
} from './sample.ts';

type Props = {
  page: PreviewPage;
  draft: PortalDraft;
  shop: { name: string; currency: string; time_zone: string };
  switches: ShopSwitches;
  commissionFields: ComponentProps<typeof PortalCommissionsScreen>['commissionFields'];
  now: Date;
};

/** The portal's own pages, to be looked at only, with a vendor's figures that are made up. */
export default function PortalPages({ page, draft, shop, switches, commissionFields, now }: Props) {
  const { settings, css } = draft;
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
          now={now}
          rates={null}
          totals={{ is: 'ready', value: sampleTotals }}
          payouts={
            !switches.hidePortalPayoutsMenu && (
              <PayoutFigures
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
          controls={controls}
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
function isMonthly(settings: PortalDraft['settings'], switches: ShopSwitches): boolean {
  return !switches.hidePortalStats && settings.vendor_field_order_date && settings.vendor_field_commissions;
}

const nowhere = () => '#';

const nothing = () => Promise.resolve({ is: 'done' } as const);

const controls: ComponentProps<typeof PortalCommissionsScreen>['controls'] = {
  query: { search: '', sort: '-order__processed_at', page: 1, paid: 'all', from: '', to: '' },
  pageSize: 50,
  onQuery: () => undefined,
  hrefOf: () => '#',
  now: () => new Date(),
};

/** The entries whose rules are the portal's oldest; the others come with switches of their own. */
function entriesOf(settings: PortalDraft['settings'], switches: ShopSwitches) {
  return [
    { label: 'Commissions', isShown: !switches.hidePortalCommissionsMenu, isCurrent: true },
    { label: 'Products', isShown: settings.vendor_portal_products, isCurrent: false },
    { label: 'Payouts', isShown: !switches.hidePortalPayoutsMenu, isCurrent: false },
    {
      label: 'Statements',
      isShown: showsStatements(switches, settings.vendor_field_commissions),
      isCurrent: false,
    },
  ]
    .filter(({ isShown }) => isShown)
    .map(({ label, isCurrent }) => ({ label, isCurrent, href: '#' }));
}
