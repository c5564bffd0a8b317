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

const columnsShown: readonly VendorProductColumn[] = vendorProductColumns.filter(
  (column) => column !== 'cost',
);

/**
 * Every rule that the spec ties to certain shops is one switch, kept per shop (spec operations §6). Each
 * is here with its default, the behaviour of a shop that asks for nothing special.
 */
export const shopSwitches = {
  hidePortalCommissionsMenu: false,
  showPortalUnpaidOrders: false,
  hidePortalPayoutsMenu: false,
  showPortalCustomers: false,
  showPortalSellForm: false,
  redirectPortalToProducts: false,
  showPortalContactPage: false,
  showVendorTaxesStat: false,
  showVendorSalesStat: false,
  hidePortalStats: false,
  useCommissionFields: false,
  showBarcodeColumn: false,
  showTaxColumn: false,
  showLocationColumn: false,
  showProductCodeColumn: false,
  showItemCostColumn: false,
  showExtraDateColumns: false,
  usePrintReportLabel: false,
  hidePortalPaypalEmail: false,
  showRegisterDonate: false,
  showRegisterPaypalEmail: false,
  useModeratedRegisterMessage: false,
  showDashboardProfit: false,
  showPayAllVendors: false,
  showVendorUnpaidOrdersTab: false,
  showVendorPayoutReport: false,
  vendorProductsTabColumns: columnsShown,
  showOrderCompanyColumn: false,
  useProductVariantsList: false,
  useProductVariantsExport: false,
  commissionsPageSize100: false,
  showProductCostColumn: false,
  requireAccountVendors: false,
};

export type SwitchName = keyof typeof shopSwitches;

/** The switches that the portal uses once a vendor has signed in; a vendor's login gets these only. */
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

export type ShopSwitches = { readonly [Name in SwitchName]: (typeof shopSwitches)[Name] };

/** All names, in the order in which settings show them. */
export const switchNames: readonly SwitchName[] = Object.keys(shopSwitches).filter(isSwitchName);

function isSwitchName(name: string): name is SwitchName {
  return Object.hasOwn(shopSwitches, name);
}

/**
 * The switches of a shop from an object of any of them, stored or sent. A missing one takes its
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

/**
 * Does the portal show vendors their statements? They go with the payouts and commissions that they are made of;
 * `showsCommissions` is false where the shop hides from its vendors what they earn.
 */
export function showsStatements(
  switches: Pick<
    ShopSwitches,
    'hidePortalPayoutsMenu' | 'hidePortalCommissionsMenu' | 'redirectPortalToProducts'
  >,
  showsCommissions: boolean,
): boolean {
  const { hidePortalPayoutsMenu, hidePortalCommissionsMenu, redirectPortalToProducts } = switches;
  return (
    showsCommissions && !hidePortalPayoutsMenu && !hidePortalCommissionsMenu && !redirectPortalToProducts
  );
}

/**
 * Does the portal lead vendors to their questions about lines? They are asked beside the commissions;
 * `showsCommissions` is false where the shop hides from its vendors what they earn.
 */
export function showsQuestions(
  switches: Pick<ShopSwitches, 'hidePortalCommissionsMenu' | 'redirectPortalToProducts'>,
  showsCommissions: boolean,
): boolean {
  return showsCommissions && !switches.hidePortalCommissionsMenu && !switches.redirectPortalToProducts;
}

/**
 * Does the shop show its vendors the rules with days that they are paid by? They go with the commissions that they make;
 * `showsCommissions` is false where the shop hides from its vendors what they earn.
 */
export function showsRates(
  switches: Pick<ShopSwitches, 'hidePortalStats' | 'hidePortalCommissionsMenu' | 'redirectPortalToProducts'>,
  showsCommissions: boolean,
): boolean {
  const { hidePortalStats, hidePortalCommissionsMenu, redirectPortalToProducts } = switches;
  return showsCommissions && !hidePortalStats && !hidePortalCommissionsMenu && !redirectPortalToProducts;
}

function valueOf(name: SwitchName, value: unknown): boolean | readonly VendorProductColumn[] {
  if (value === undefined) return shopSwitches[name];
  if (name === 'vendorProductsTabColumns') return columnsOf(value);
  if (typeof value === 'boolean') return value;
  throw new TypeError(`The switch ${name} has to be true or false.`);
}

function columnsOf(value: unknown): readonly VendorProductColumn[] {
  if (Array.isArray(value) && value.every(isColumn) && new Set(value).size === value.length) return value;
  throw new TypeError(
    `The switch vendorProductsTabColumns has to be a list of ${vendorProductColumns.join(', ')}.`,
  );
}

function isColumn(value: unknown): value is VendorProductColumn {
  return vendorProductColumns.some((column) => column === value);
}
