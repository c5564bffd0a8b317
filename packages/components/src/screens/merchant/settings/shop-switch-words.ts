import type { ShopSwitches, SwitchName } from '@consignment/domain/shop/shop-switches';

/** A switch that is on or off; the columns of a vendor's products are a list. */
export type FlagName = {
  [Name in SwitchName]: ShopSwitches[Name] extends boolean ? Name : never;
}[SwitchName];

/** The pages that switches change; `portal` is where the shop sets its portal up. */
export type SwitchPage = 'dashboard' | 'vendors' | 'vendor' | 'orders' | 'products' | 'accounts' | 'portal';

type Words = {
  group: SwitchGroup;
  /** The switch stands on each of them too. */
  pages: readonly [SwitchPage, ...SwitchPage[]];
  label: string;
  /** The effect when it is on. */
  does: string;
};

/** The subjects of switches, in the order of the page. */
export const switchGroups = {
  money: 'Money and payouts',
  goods: 'Orders and products',
  columns: 'Lists of commissions',
  menu: 'Pages of the vendor portal',
  vendors: 'What vendors see',
  accounts: 'Registration and accounts',
};

export type SwitchGroup = keyof typeof switchGroups;

/** Every switch has its words and its group: one that is new does not compile without. */
export const switchWords = {
  hidePortalCommissionsMenu: {
    group: 'menu',
    pages: ['portal'],
    label: 'Hide Commissions in the portal',
    does: 'The portal’s menu has no entry for Commissions and none for Statements.',
  },
  showPortalUnpaidOrders: {
    group: 'menu',
    pages: ['portal'],
    label: 'Unpaid orders in the portal',
    does: 'Vendors get a menu entry with a list of what is still unpaid.',
  },
  hidePortalPayoutsMenu: {
    group: 'menu',
    pages: ['portal'],
    label: 'Hide Payouts in the portal',
    does: 'The portal’s menu has no entry for Payouts and none for Statements.',
  },
  showPortalCustomers: {
    group: 'menu',
    pages: ['portal'],
    label: 'Customers in the portal',
    does: 'Vendors see their customers, and can add them or import them from a CSV file. A vendor who adds one learns whether you have that customer already.',
  },
  showPortalSellForm: {
    group: 'menu',
    pages: ['portal'],
    label: 'Sell form in the portal',
    does: 'The portal has a page with a form on which vendors offer you goods.',
  },
  redirectPortalToProducts: {
    group: 'menu',
    pages: ['portal'],
    label: 'Open the portal at products',
    does: 'Commissions, Payouts and Statements of the portal lead to Products.',
  },
  showPortalContactPage: {
    group: 'menu',
    pages: ['portal'],
    label: 'Contact page in the portal',
    does: 'The portal has a page of contacts and links.',
  },
  hidePortalStats: {
    group: 'vendors',
    pages: ['portal'],
    label: 'Hide totals in the portal',
    does: 'The portal shows no totals above commissions and unpaid orders.',
  },
  useCommissionFields: {
    group: 'vendors',
    pages: ['portal'],
    label: 'Own columns for the portal’s commissions',
    does: 'The portal’s commissions have the columns and the order of Edit Commission Fields.',
  },
  showBarcodeColumn: {
    group: 'columns',
    pages: ['vendor', 'portal'],
    label: 'Barcode column',
    does: 'Lists of commissions show the barcode of each line.',
  },
  showTaxColumn: {
    group: 'columns',
    pages: ['vendor', 'portal'],
    label: 'Tax column (HST)',
    does: 'Lists of commissions show the tax of each line; in the portal only where vendors see the sell price.',
  },
  showLocationColumn: {
    group: 'columns',
    pages: ['vendor', 'portal'],
    label: 'Location column',
    does: 'Lists of commissions show where each line was sold.',
  },
  showProductCodeColumn: {
    group: 'columns',
    pages: ['vendor', 'portal'],
    label: 'Product code column',
    does: 'Lists of commissions show the product code of each line.',
  },
  showItemCostColumn: {
    group: 'columns',
    pages: ['vendor', 'portal'],
    label: 'Item cost column',
    does: 'Lists of commissions show the cost per item of each line; in the portal only where vendors see the cost per item, which is a box of the Vendor Portal settings.',
  },
  showExtraDateColumns: {
    group: 'columns',
    pages: ['vendor', 'portal'],
    label: 'More date columns',
    does: 'Lists of a vendor show more dates with each line.',
  },
  usePrintReportLabel: {
    group: 'vendors',
    pages: ['portal'],
    label: 'Call the portal’s invoice a report',
    does: 'The button on a payout in the portal reads Print Report.',
  },
  hidePortalPaypalEmail: {
    group: 'vendors',
    pages: ['portal'],
    label: 'Hide the PayPal email in the portal',
    does: 'Vendors can neither see nor set a PayPal email in their settings.',
  },
  showRegisterDonate: {
    group: 'accounts',
    pages: ['portal', 'accounts'],
    label: 'Ask about donating at registration',
    does: 'The portal’s registration asks whether the proceeds are donated.',
  },
  showRegisterPaypalEmail: {
    group: 'accounts',
    pages: ['portal', 'accounts'],
    label: 'Ask for a PayPal email at registration',
    does: 'The portal’s registration has a field for it.',
  },
  useModeratedRegisterMessage: {
    group: 'accounts',
    pages: ['portal', 'accounts'],
    label: 'Say that registrations are approved by hand',
    does: 'Vendors who register read that you look at each registration first.',
  },
  showDashboardProfit: {
    group: 'money',
    pages: ['dashboard'],
    label: 'Profit on the dashboard',
    does: 'The dashboard shows what your shop keeps.',
  },
  showPayAllVendors: {
    group: 'money',
    pages: ['vendors'],
    label: 'Pay All',
    does: 'The vendors list has a button that pays all vendors in one go.',
  },
  showVendorUnpaidOrdersTab: {
    group: 'money',
    pages: ['vendor'],
    label: 'Unpaid orders of a vendor',
    does: 'A vendor’s page has an Unpaid Orders tab.',
  },
  showVendorPayoutReport: {
    group: 'money',
    pages: ['vendor'],
    label: 'Report of a vendor’s payouts',
    does: 'A vendor’s payouts have a Report button.',
  },
  showVendorSalesStat: {
    group: 'money',
    pages: ['vendor', 'portal'],
    label: 'Sales beside a vendor’s totals',
    does: 'A vendor’s sales are shown beside due, paid and earned, here and in the portal.',
  },
  showVendorTaxesStat: {
    group: 'money',
    pages: ['vendor', 'portal'],
    label: 'Taxes beside a vendor’s totals',
    does: 'The tax of a vendor’s sales is shown beside due, paid and earned, here and in the portal.',
  },
  showOrderCompanyColumn: {
    group: 'goods',
    pages: ['orders'],
    label: 'Company in place of customer',
    does: 'The orders list names the company that bought.',
  },
  useProductVariantsList: {
    group: 'goods',
    pages: ['vendor'],
    label: 'A vendor’s products by variant',
    does: 'A vendor’s products are listed by variant.',
  },
  useProductVariantsExport: {
    group: 'goods',
    pages: ['products', 'vendor'],
    label: 'Export products by variant',
    does: 'The export of products has a row for each variant.',
  },
  commissionsPageSize100: {
    group: 'columns',
    pages: ['vendor'],
    label: '100 commissions on a page',
    does: 'A vendor’s commissions come 100 to a page instead of 50.',
  },
  showProductCostColumn: {
    group: 'goods',
    pages: ['products'],
    label: 'Cost of products',
    does: 'The products list has a Cost column.',
  },
  requireAccountVendors: {
    group: 'accounts',
    pages: ['accounts'],
    label: 'An account needs a vendor',
    does: 'An account is saved only when it has at least one vendor.',
  },
} satisfies Record<FlagName, Words>;
