import type { ShopSwitches, SwitchName } from '@consignment/domain/shop/shop-switches';
import { defineTexts } from '@consignment/domain/text/texts';

/** A switch that is on or off; the columns of a vendor's products are a list. */
export type FlagName = {
  [Name in SwitchName]: ShopSwitches[Name] extends boolean ? Name : never;
}[SwitchName];

/** The pages that switches change; `portal` is where the shop sets its portal up. */
export type SwitchPage = 'dashboard' | 'vendors' | 'vendor' | 'orders' | 'products' | 'accounts' | 'portal';

type Place = {
  group: SwitchGroup;
  /** The switch is on each of them too. */
  pages: readonly [SwitchPage, ...SwitchPage[]];
};

/** The subjects of switches, in the order of the page. */
export const switchGroups = defineTexts('GroupsOfShopSwitchWords', {
  money: 'Money and payouts',
  goods: 'Orders and products',
  columns: 'Commission lists',
  menu: 'Vendor portal pages',
  vendors: 'What vendors see',
  accounts: 'Registration and accounts',
});

export type SwitchGroup = keyof typeof switchGroups;

/** Every switch has its place and its words: one that is new does not compile without. */
export const switchPlaces = {
  hidePortalCommissionsMenu: { group: 'menu', pages: ['portal'] },
  showPortalUnpaidOrders: { group: 'menu', pages: ['portal'] },
  hidePortalPayoutsMenu: { group: 'menu', pages: ['portal'] },
  showPortalCustomers: { group: 'menu', pages: ['portal'] },
  showPortalSellForm: { group: 'menu', pages: ['portal'] },
  redirectPortalToProducts: { group: 'menu', pages: ['portal'] },
  showPortalContactPage: { group: 'menu', pages: ['portal'] },
  hidePortalStats: { group: 'vendors', pages: ['portal'] },
  useCommissionFields: { group: 'vendors', pages: ['portal'] },
  showBarcodeColumn: { group: 'columns', pages: ['vendor', 'portal'] },
  showTaxColumn: { group: 'columns', pages: ['vendor', 'portal'] },
  showLocationColumn: { group: 'columns', pages: ['vendor', 'portal'] },
  showProductCodeColumn: { group: 'columns', pages: ['vendor', 'portal'] },
  showItemCostColumn: { group: 'columns', pages: ['vendor', 'portal'] },
  showExtraDateColumns: { group: 'columns', pages: ['vendor', 'portal'] },
  usePrintReportLabel: { group: 'vendors', pages: ['portal'] },
  hidePortalPaypalEmail: { group: 'vendors', pages: ['portal'] },
  showRegisterDonate: { group: 'accounts', pages: ['portal', 'accounts'] },
  showRegisterPaypalEmail: { group: 'accounts', pages: ['portal', 'accounts'] },
  useModeratedRegisterMessage: { group: 'accounts', pages: ['portal', 'accounts'] },
  showDashboardProfit: { group: 'money', pages: ['dashboard'] },
  showPayAllVendors: { group: 'money', pages: ['vendors'] },
  showVendorUnpaidOrdersTab: { group: 'money', pages: ['vendor'] },
  showVendorPayoutReport: { group: 'money', pages: ['vendor'] },
  showVendorSalesStat: { group: 'money', pages: ['vendor', 'portal'] },
  showVendorTaxesStat: { group: 'money', pages: ['vendor', 'portal'] },
  showOrderCompanyColumn: { group: 'goods', pages: ['orders'] },
  useProductVariantsList: { group: 'goods', pages: ['vendor'] },
  useProductVariantsExport: { group: 'goods', pages: ['products', 'vendor'] },
  commissionsPageSize100: { group: 'columns', pages: ['vendor'] },
  showProductCostColumn: { group: 'goods', pages: ['products'] },
  requireAccountVendors: { group: 'accounts', pages: ['accounts'] },
} satisfies Record<FlagName, Place>;

export const switchNames = defineTexts('NamesOfShopSwitchWords', {
  hidePortalCommissionsMenu: 'Hide Commissions in the portal',
  showPortalUnpaidOrders: 'Unpaid orders in the portal',
  hidePortalPayoutsMenu: 'Hide Payouts in the portal',
  showPortalCustomers: 'Customers in the portal',
  showPortalSellForm: 'Sell form in the portal',
  redirectPortalToProducts: 'Open the portal at products',
  showPortalContactPage: 'Contact page in the portal',
  hidePortalStats: 'Hide totals in the portal',
  useCommissionFields: 'Custom columns for the portal’s commissions',
  showBarcodeColumn: 'Barcode column',
  showTaxColumn: 'Tax column (HST)',
  showLocationColumn: 'Location column',
  showProductCodeColumn: 'Product code column',
  showItemCostColumn: 'Item cost column',
  showExtraDateColumns: 'More date columns',
  usePrintReportLabel: 'Call the portal’s invoice a report',
  hidePortalPaypalEmail: 'Hide the PayPal email in the portal',
  showRegisterDonate: 'Ask about donating at registration',
  showRegisterPaypalEmail: 'Ask for a PayPal email at registration',
  useModeratedRegisterMessage: 'Say that registrations are approved by hand',
  showDashboardProfit: 'Profit on the dashboard',
  showPayAllVendors: 'Pay All',
  showVendorUnpaidOrdersTab: 'A vendor’s unpaid orders',
  showVendorPayoutReport: 'Report on a vendor’s payouts',
  showVendorSalesStat: 'Sales next to a vendor’s totals',
  showVendorTaxesStat: 'Taxes next to a vendor’s totals',
  showOrderCompanyColumn: 'Company instead of customer',
  useProductVariantsList: 'A vendor’s products by variant',
  useProductVariantsExport: 'Export products by variant',
  commissionsPageSize100: '100 commissions per page',
  showProductCostColumn: 'Cost of products',
  requireAccountVendors: 'Accounts need a vendor',
} satisfies Record<FlagName, string>);

/** The effect of each switch when it is on. */
export const switchEffects = defineTexts('EffectsOfShopSwitchWords', {
  hidePortalCommissionsMenu: 'Commissions and Statements are hidden from the portal’s menu.',
  showPortalUnpaidOrders: 'The portal’s menu includes a list of unpaid orders.',
  hidePortalPayoutsMenu: 'Payouts and Statements are hidden from the portal’s menu.',
  showPortalCustomers:
    'Vendors can see their customers, and can add customers or import a CSV file. A vendor who adds a customer can see whether you already have that customer.',
  showPortalSellForm: 'The portal has a form that vendors can use to offer you goods.',
  redirectPortalToProducts: 'The portal’s commissions, payouts and statements pages redirect to Products.',
  showPortalContactPage: 'The portal has a contacts and links page.',
  hidePortalStats: 'The portal shows no totals above commissions and unpaid orders.',
  useCommissionFields:
    'The portal’s commissions use the columns and order that you set under Edit Commission Fields.',
  showBarcodeColumn: 'Commission lists show each line’s barcode.',
  showTaxColumn:
    'Commission lists show the tax on each line. In the portal, the column appears only if vendors can see the sell price.',
  showLocationColumn: 'Commission lists show where each line was sold.',
  showProductCodeColumn: 'Commission lists show each line’s product code.',
  showItemCostColumn:
    'Commission lists show the cost per item for each line. In the portal, the column appears only if vendors can see the cost per item. There is a checkbox for this in the Vendor Portal settings.',
  showExtraDateColumns: 'A vendor’s lists show more dates for each line.',
  usePrintReportLabel: 'The button on a payout in the portal is labelled Print Report.',
  hidePortalPaypalEmail: 'Vendors can’t see or set a PayPal email in their settings.',
  showRegisterDonate: 'The portal’s registration form asks whether the proceeds will be donated.',
  showRegisterPaypalEmail: 'The portal’s registration form has a PayPal email field.',
  useModeratedRegisterMessage:
    'Vendors who register see a message saying that you review each registration first.',
  showDashboardProfit: 'The dashboard shows what your shop keeps.',
  showPayAllVendors: 'The vendors list has a button that pays all vendors in one go.',
  showVendorUnpaidOrdersTab: 'A vendor’s page has an Unpaid Orders tab.',
  showVendorPayoutReport: 'A vendor’s payouts have a Report button.',
  showVendorSalesStat:
    'A vendor’s sales are shown next to the due, paid and earned totals, on the vendor’s page and in the portal.',
  showVendorTaxesStat:
    'The tax on a vendor’s sales is shown next to the due, paid and earned totals, on the vendor’s page and in the portal.',
  showOrderCompanyColumn: 'The orders list shows the company that placed each order.',
  useProductVariantsList: 'A vendor’s products are listed by variant.',
  useProductVariantsExport: 'The products export has a row for each variant.',
  commissionsPageSize100: 'A vendor’s commissions are shown 100 per page instead of 50.',
  showProductCostColumn: 'The products list has a Cost column.',
  requireAccountVendors: 'Accounts can’t be saved without a vendor.',
} satisfies Record<FlagName, string>);
