import type { Operation, OperationId } from './operation.ts';
import { createImport } from './operations/create-import.ts';
import { createPayout } from './operations/create-payout.ts';
import { createShopMeta } from './operations/create-shop-meta.ts';
import { createToken } from './operations/create-token.ts';
import { deletePayout } from './operations/delete-payout.ts';
import { getAppSettings } from './operations/get-app-settings.ts';
import { getCombinedCommissionTotals } from './operations/get-combined-commission-totals.ts';
import { getHealth } from './operations/get-health.ts';
import { getImport } from './operations/get-import.ts';
import { getPayout } from './operations/get-payout.ts';
import { getPublicShop } from './operations/get-public-shop.ts';
import { getSettings } from './operations/get-settings.ts';
import { getShop } from './operations/get-shop.ts';
import { getUnpaidCommissions } from './operations/get-unpaid-commissions.ts';
import { getVendor } from './operations/get-vendor.ts';
import { getVendorCommissionTotals } from './operations/get-vendor-commission-totals.ts';
import { getVendorUnpaidCommissions } from './operations/get-vendor-unpaid-commissions.ts';
import { listCommissionTotals } from './operations/list-commission-totals.ts';
import { listCommissions } from './operations/list-commissions.ts';
import { listImportProblems } from './operations/list-import-problems.ts';
import { listImports } from './operations/list-imports.ts';
import { listOrders } from './operations/list-orders.ts';
import { listOwnVendors } from './operations/list-own-vendors.ts';
import { listPayouts } from './operations/list-payouts.ts';
import { listShopMetas } from './operations/list-shop-metas.ts';
import { loginVendor } from './operations/login-vendor.ts';
import { logoutVendor } from './operations/logout-vendor.ts';
import { refreshToken } from './operations/refresh-token.ts';
import { startImport } from './operations/start-import.ts';
import { updateAppSettings } from './operations/update-app-settings.ts';
import { updatePayout } from './operations/update-payout.ts';
import { updateSettings } from './operations/update-settings.ts';
import { updateShopMeta } from './operations/update-shop-meta.ts';
import { uploadImportFile } from './operations/upload-import-file.ts';

/** Every operation of openapi.yaml and no other: one that is missing, or unknown, does not compile. */
export const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  createToken,
  refreshToken,
  loginVendor,
  listOwnVendors,
  logoutVendor,
  getPublicShop,
  getShop,
  getSettings,
  updateSettings,
  getAppSettings,
  updateAppSettings,
  listShopMetas,
  createShopMeta,
  updateShopMeta,
  listCommissionTotals,
  getCombinedCommissionTotals,
  getVendorCommissionTotals,
  getVendor,
  listCommissions,
  getUnpaidCommissions,
  getVendorUnpaidCommissions,
  listPayouts,
  createPayout,
  getPayout,
  updatePayout,
  deletePayout,
  listOrders,
  listImports,
  createImport,
  getImport,
  uploadImportFile,
  startImport,
  listImportProblems,
  getHealth,
};
