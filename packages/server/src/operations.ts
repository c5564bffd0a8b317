import type { Operation, OperationId } from './operation.ts';
import { authenticateResetToken } from './operations/authenticate-reset-token.ts';
import { authenticateShop } from './operations/authenticate-shop.ts';
import { authenticateVendor } from './operations/authenticate-vendor.ts';
import { beginPlatformInstall } from './operations/begin-platform-install.ts';
import { calculateCommissions } from './operations/calculate-commissions.ts';
import { cancelPayout } from './operations/cancel-payout.ts';
import { changeEmail } from './operations/change-email.ts';
import { changePassword } from './operations/change-password.ts';
import { confirmUpgrade } from './operations/confirm-upgrade.ts';
import { createAllPayouts } from './operations/create-all-payouts.ts';
import { createCustomItem } from './operations/create-custom-item.ts';
import { createCustomer } from './operations/create-customer.ts';
import { cancelImport } from './operations/cancel-import.ts';
import { checkImport } from './operations/check-import.ts';
import { createImport } from './operations/create-import.ts';
import { createOffer } from './operations/create-offer.ts';
import { createOrderSalesRepCommission } from './operations/create-order-sales-rep-commission.ts';
import { createOverride } from './operations/create-override.ts';
import { createPayout } from './operations/create-payout.ts';
import { createProductTypeCommission } from './operations/create-product-type-commission.ts';
import { createSalesRep } from './operations/create-sales-rep.ts';
import { createSalesRepPayout } from './operations/create-sales-rep-payout.ts';
import { createShopMeta } from './operations/create-shop-meta.ts';
import { createToken } from './operations/create-token.ts';
import { createVendorProductTypeCommission } from './operations/create-vendor-product-type-commission.ts';
import { deleteCustomItem } from './operations/delete-custom-item.ts';
import { deletePayout } from './operations/delete-payout.ts';
import { deleteSalesRepCommission } from './operations/delete-sales-rep-commission.ts';
import { deleteSalesRepPayout } from './operations/delete-sales-rep-payout.ts';
import { deleteSignup } from './operations/delete-signup.ts';
import { downloadFile } from './operations/download-file.ts';
import { exportPayoutCsv } from './operations/export-payout-csv.ts';
import { exportPayout } from './operations/export-payout.ts';
import { finishPlatformInstall } from './operations/finish-platform-install.ts';
import { getAppSettings } from './operations/get-app-settings.ts';
import { getCombinedCommissionTotals } from './operations/get-combined-commission-totals.ts';
import { getCombinedSalesRepTotals } from './operations/get-combined-sales-rep-totals.ts';
import { getCommissionTotalsHistory } from './operations/get-commission-totals-history.ts';
import { getHealth } from './operations/get-health.ts';
import { getReady } from './operations/get-ready.ts';
import { getImport } from './operations/get-import.ts';
import { getLogo } from './operations/get-logo.ts';
import { getOrder } from './operations/get-order.ts';
import { getPaymentSettings } from './operations/get-payment-settings.ts';
import { getPayout } from './operations/get-payout.ts';
import { getProduct } from './operations/get-product.ts';
import { getPublicShop } from './operations/get-public-shop.ts';
import { getSalesRepPayout } from './operations/get-sales-rep-payout.ts';
import { getSalesRepTotalsHistory } from './operations/get-sales-rep-totals-history.ts';
import { getSalesRepUnpaidCommissions } from './operations/get-sales-rep-unpaid-commissions.ts';
import { getSettings } from './operations/get-settings.ts';
import { getShop } from './operations/get-shop.ts';
import { getSwitches } from './operations/get-switches.ts';
import { getSyncProgress } from './operations/get-sync-progress.ts';
import { getUnpaidCommissions } from './operations/get-unpaid-commissions.ts';
import { getVendorCommissionTotals } from './operations/get-vendor-commission-totals.ts';
import { getVendorUnpaidCommissions } from './operations/get-vendor-unpaid-commissions.ts';
import { getVendor } from './operations/get-vendor.ts';
import { importCustomers } from './operations/import-customers.ts';
import { inviteVendor } from './operations/invite-vendor.ts';
import { listAnnouncements } from './operations/list-announcements.ts';
import { listCalculatedCommissionTotals } from './operations/list-calculated-commission-totals.ts';
import { listCommissionTotals } from './operations/list-commission-totals.ts';
import { listCommissions } from './operations/list-commissions.ts';
import { listDueVendors } from './operations/list-due-vendors.ts';
import { listImportGaps } from './operations/list-import-gaps.ts';
import { listImportProblems } from './operations/list-import-problems.ts';
import { listImports } from './operations/list-imports.ts';
import { listMetafields } from './operations/list-metafields.ts';
import { listOrderSalesRepCommissions } from './operations/list-order-sales-rep-commissions.ts';
import { listOrders } from './operations/list-orders.ts';
import { listOwnVendors } from './operations/list-own-vendors.ts';
import { listPayouts } from './operations/list-payouts.ts';
import { listProductTypes } from './operations/list-product-types.ts';
import { listProductVariants } from './operations/list-product-variants.ts';
import { listProducts } from './operations/list-products.ts';
import { listSalesRepPayouts } from './operations/list-sales-rep-payouts.ts';
import { listSalesRepTotals } from './operations/list-sales-rep-totals.ts';
import { listShopMetas } from './operations/list-shop-metas.ts';
import { listSignups } from './operations/list-signups.ts';
import { listSoldProducts } from './operations/list-sold-products.ts';
import { listTopEarners } from './operations/list-top-earners.ts';
import { listVendorAccounts } from './operations/list-vendor-accounts.ts';
import { listVendorCustomers } from './operations/list-vendor-customers.ts';
import { listVendorProductTypes } from './operations/list-vendor-product-types.ts';
import { loginVendor } from './operations/login-vendor.ts';
import { logoutVendor } from './operations/logout-vendor.ts';
import { previewAllPayouts } from './operations/preview-all-payouts.ts';
import { checkPortalCss } from './operations/check-portal-css.ts';
import { getPortalCss } from './operations/get-portal-css.ts';
import { saveSettings } from './operations/save-settings.ts';
import { previewVendorMerge } from './operations/preview-vendor-merge.ts';
import { mergeVendor } from './operations/merge-vendor.ts';
import { previewCommissionSettings } from './operations/preview-commission-settings.ts';
import { receivePaymentWebhook } from './operations/receive-payment-webhook.ts';
import { receivePlatformMessage } from './operations/receive-platform-message.ts';
import { recalculateTotals } from './operations/recalculate-totals.ts';
import { refreshToken } from './operations/refresh-token.ts';
import { registerVendor } from './operations/register-vendor.ts';
import { replaceCommissionFields } from './operations/replace-commission-fields.ts';
import { replaceMetafields } from './operations/replace-metafields.ts';
import { replaceVendorCustomers } from './operations/replace-vendor-customers.ts';
import { requestActivation } from './operations/request-activation.ts';
import { resetPassword } from './operations/reset-password.ts';
import { saveVendorAccounts } from './operations/save-vendor-accounts.ts';
import { searchCustomers } from './operations/search-customers.ts';
import { sendResetEmail } from './operations/send-reset-email.ts';
import { settlePayout } from './operations/settle-payout.ts';
import { startImport } from './operations/start-import.ts';
import { startShopSync } from './operations/start-shop-sync.ts';
import { updateAppSettings } from './operations/update-app-settings.ts';
import { updateLineItem } from './operations/update-line-item.ts';
import { previewOverride } from './operations/preview-override.ts';
import { updateOverride } from './operations/update-override.ts';
import { updatePaymentSettings } from './operations/update-payment-settings.ts';
import { updatePayout } from './operations/update-payout.ts';
import { updateProductTypeCommission } from './operations/update-product-type-commission.ts';
import { updateSalesRepCommission } from './operations/update-sales-rep-commission.ts';
import { updateSalesRep } from './operations/update-sales-rep.ts';
import { updateSettings } from './operations/update-settings.ts';
import { updateShopMeta } from './operations/update-shop-meta.ts';
import { updateShop } from './operations/update-shop.ts';
import { updateSwitches } from './operations/update-switches.ts';
import { updateVendorCommissions } from './operations/update-vendor-commissions.ts';
import { updateVendorProductTypeCommission } from './operations/update-vendor-product-type-commission.ts';
import { updateVendor } from './operations/update-vendor.ts';
import { uploadFile } from './operations/upload-file.ts';
import { uploadImportFile } from './operations/upload-import-file.ts';
import { verifyPhone } from './operations/verify-phone.ts';

/** Every operation of openapi.yaml and no other: one that is missing, or unknown, does not compile. */
export const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  createToken,
  refreshToken,
  loginVendor,
  listOwnVendors,
  logoutVendor,
  authenticateShop,
  authenticateVendor,
  beginPlatformInstall,
  finishPlatformInstall,
  receivePlatformMessage,
  registerVendor,
  sendResetEmail,
  authenticateResetToken,
  resetPassword,
  changeEmail,
  changePassword,
  verifyPhone,
  listVendorAccounts,
  saveVendorAccounts,
  listSignups,
  deleteSignup,
  inviteVendor,
  getPublicShop,
  getShop,
  updateShop,
  confirmUpgrade,
  requestActivation,
  listAnnouncements,
  getSettings,
  updateSettings,
  getAppSettings,
  updateAppSettings,
  saveSettings,
  checkPortalCss,
  getPortalCss,
  previewCommissionSettings,
  startShopSync,
  getSyncProgress,
  recalculateTotals,
  updateVendorCommissions,
  calculateCommissions,
  listShopMetas,
  createShopMeta,
  updateShopMeta,
  getSwitches,
  updateSwitches,
  getPaymentSettings,
  updatePaymentSettings,
  receivePaymentWebhook,
  listCommissionTotals,
  listCalculatedCommissionTotals,
  listDueVendors,
  listTopEarners,
  getCombinedCommissionTotals,
  getCommissionTotalsHistory,
  getVendorCommissionTotals,
  getVendor,
  updateVendor,
  previewVendorMerge,
  mergeVendor,
  listVendorCustomers,
  replaceVendorCustomers,
  listMetafields,
  replaceMetafields,
  searchCustomers,
  createCustomer,
  importCustomers,
  createOffer,
  createOverride,
  previewOverride,
  updateOverride,
  updateLineItem,
  createCustomItem,
  deleteCustomItem,
  listProductTypes,
  listVendorProductTypes,
  createProductTypeCommission,
  updateProductTypeCommission,
  createVendorProductTypeCommission,
  updateVendorProductTypeCommission,
  replaceCommissionFields,
  listCommissions,
  getUnpaidCommissions,
  getVendorUnpaidCommissions,
  listPayouts,
  createPayout,
  previewAllPayouts,
  createAllPayouts,
  getPayout,
  updatePayout,
  cancelPayout,
  settlePayout,
  deletePayout,
  exportPayoutCsv,
  exportPayout,
  listOrders,
  getOrder,
  listOrderSalesRepCommissions,
  createOrderSalesRepCommission,
  updateSalesRepCommission,
  deleteSalesRepCommission,
  createSalesRep,
  updateSalesRep,
  listSalesRepTotals,
  getCombinedSalesRepTotals,
  getSalesRepTotalsHistory,
  getSalesRepUnpaidCommissions,
  listSalesRepPayouts,
  createSalesRepPayout,
  getSalesRepPayout,
  deleteSalesRepPayout,
  listProducts,
  listSoldProducts,
  listProductVariants,
  getProduct,
  listImports,
  createImport,
  getImport,
  uploadImportFile,
  checkImport,
  startImport,
  cancelImport,
  listImportGaps,
  listImportProblems,
  uploadFile,
  getLogo,
  downloadFile,
  getHealth,
  getReady,
};
