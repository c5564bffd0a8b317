/** The columns a vendor's products can have. */
export const vendorProductColumns = [
  'product',
  'price',
  'cost',
  'inventory',
  'paid',
  'sold',
  'available',
  'commission',
  'created',
] as const;

export type VendorProductColumn = (typeof vendorProductColumns)[number];

type Switch<Value> = { readonly default: Value; readonly why: string };

const off = (why: string): Switch<boolean> => ({ default: false, why });

const columns = (why: string): Switch<readonly VendorProductColumn[]> => ({
  default: vendorProductColumns.filter((column) => column !== 'cost'),
  why,
});

/**
 * Every rule that the spec ties to certain shops is one switch, kept per shop (spec operations §6). Each
 * default is the behaviour of a shop that asks for nothing special; `why` is one line for its owner.
 */
export const shopSwitches = {
  hidePortalCommissionsMenu: off('Some shops show vendors no commissions menu in the portal.'),
  showPortalUnpaidOrders: off('One shop gives vendors a list of what is still unpaid.'),
  hidePortalPayoutsMenu: off('Some shops show vendors no payouts menu in the portal.'),
  showPortalCustomers: off('Some vendors keep a list of their customers.'),
  showPortalSellForm: off('Some shops take offers of goods through a form in the portal.'),
  redirectPortalToProducts: off('One shop sends vendors from commissions and payouts to products.'),
  showPortalContactPage: off('One shop has a page of contacts and links in the portal.'),
  showVendorTaxesStat: off('Some shops show the tax of a vendor’s sales beside the totals.'),
  showVendorSalesStat: off('Some shops show a vendor’s sales beside the totals.'),
  hidePortalStats: off('Some shops show vendors no totals above the lists.'),
  useCommissionFields: off('Some shops choose the columns of the portal’s commissions, and their order.'),
  showBarcodeColumn: off('Some shops tell items apart by barcode.'),
  showTaxColumn: off('Some shops show the tax (HST) of each line.'),
  showLocationColumn: off('Shops with several locations show where a line was sold.'),
  showProductCodeColumn: off('Some shops show a product code with each line.'),
  showItemCostColumn: off('Some shops show the cost per item with each line.'),
  showExtraDateColumns: off('Some shops show more dates with each line.'),
  usePrintReportLabel: off('One shop calls the portal’s invoice button a report.'),
  hidePortalPaypalEmail: off('Some shops do not let vendors set a PayPal email.'),
  showRegisterDonate: off('One shop asks at registration whether the proceeds are donated.'),
  showRegisterPaypalEmail: off('One shop asks for a PayPal email at registration.'),
  useModeratedRegisterMessage: off('One shop approves each registration by hand and says so.'),
  showDashboardProfit: off('One shop shows its own profit on the dashboard.'),
  showPayAllVendors: off('Some shops pay all vendors in one go.'),
  showVendorUnpaidOrdersTab: off('One shop has a tab of unpaid orders with each vendor.'),
  showVendorPayoutReport: off('Some shops print a report of a vendor’s payouts.'),
  vendorProductsTabColumns: columns('Shops differ in the columns of a vendor’s products.'),
  showOrderCompanyColumn: off('One shop sells to companies and lists them in place of customers.'),
  useProductVariantsList: off('Some shops list a vendor’s products by variant.'),
  useProductVariantsExport: off('One shop exports products by variant.'),
  commissionsPageSize100: off('Some shops want 100 commissions on a page instead of 50.'),
  showProductCostColumn: off('One shop shows the cost in its list of products.'),
  requireAccountVendors: off('One shop saves an account only when it has a vendor.'),
};

export type SwitchName = keyof typeof shopSwitches;

/** What the portal goes by once a vendor has signed in; a vendor's login is told of these only. */
export const portalSwitchNames = [
  'hidePortalCommissionsMenu',
  'showPortalUnpaidOrders',
  'hidePortalPayoutsMenu',
  'showPortalCustomers',
  'showPortalSellForm',
  'redirectPortalToProducts',
  'showPortalContactPage',
  'showVendorTaxesStat',
  'showVendorSalesStat',
  'hidePortalStats',
  'useCommissionFields',
  'showBarcodeColumn',
  'showTaxColumn',
  'showLocationColumn',
  'showProductCodeColumn',
  'showItemCostColumn',
  'showExtraDateColumns',
  'usePrintReportLabel',
  'hidePortalPaypalEmail',
] as const satisfies readonly SwitchName[];

export type ShopSwitches = { readonly [Name in SwitchName]: (typeof shopSwitches)[Name]['default'] };

/** All names, in the order in which settings show them. */
export const switchNames: readonly SwitchName[] = Object.keys(shopSwitches).filter(isSwitchName);

function isSwitchName(name: string): name is SwitchName {
  return Object.hasOwn(shopSwitches, name);
}

/**
 * The switches of a shop from what was stored or sent, an object of any of them. What is missing takes its
 * default; names we do not know are left out. Throws TypeError on a value of the wrong type: a switch
 * that hides data must not fall back to showing it.
 */
export function readSwitches(json: unknown): ShopSwitches {
  if (json !== null && (typeof json !== 'object' || Array.isArray(json))) {
    throw new TypeError('Shop switches have to be an object.');
  }
  const given = new Map<string, unknown>(Object.entries(json ?? {}));
  const read = switchNames.map((name) => [name, valueOf(name, given.get(name))]);
  // Built from every name with a value checked for its type, which fromEntries cannot express.
  return Object.fromEntries(read) as ShopSwitches;
}

function valueOf(name: SwitchName, value: unknown): boolean | readonly VendorProductColumn[] {
  if (value === undefined) return shopSwitches[name].default;
  if (name === 'vendorProductsTabColumns') return columnsOf(value);
  if (typeof value === 'boolean') return value;
  throw new TypeError(`The switch ${name} has to be true or false.`);
}

function columnsOf(value: unknown): readonly VendorProductColumn[] {
  if (Array.isArray(value) && value.every(isColumn) && new Set(value).size === value.length) return value;
  throw new TypeError(
    `The switch vendorProductsTabColumns has to list columns of: ${vendorProductColumns.join(', ')}.`,
  );
}

function isColumn(value: unknown): value is VendorProductColumn {
  return vendorProductColumns.some((column) => column === value);
}
