// Written by `npm run generate` from openapi.yaml. Edit that, not this.

import type { Operation, OperationId } from '../actions/operation.ts';
import { authenticateResetToken } from './accounts/authenticate-reset-token.ts';
import { changeEmail } from './accounts/change-email.ts';
import { changePassword } from './accounts/change-password.ts';
import { deleteSignup } from './accounts/delete-signup.ts';
import { getPreferences } from './accounts/get-preferences.ts';
import { inviteVendor } from './accounts/invite-vendor.ts';
import { listSignups } from './accounts/list-signups.ts';
import { listVendorAccounts } from './accounts/list-vendor-accounts.ts';
import { registerVendor } from './accounts/register-vendor.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { saveVendorAccounts } from './accounts/save-vendor-accounts.ts';
import { sendResetEmail } from './accounts/send-reset-email.ts';
import { updatePreferences } from './accounts/update-preferences.ts';
import { verifyPhone } from './accounts/verify-phone.ts';
import { calculateCommissions } from './commissions/calculate-commissions.ts';
import { createCustomItem } from './commissions/create-custom-item.ts';
import { createOverride } from './commissions/create-override.ts';
import { createProductTypeCommission } from './commissions/create-product-type-commission.ts';
import { createVendorProductTypeCommission } from './commissions/create-vendor-product-type-commission.ts';
import { deleteCustomItem } from './commissions/delete-custom-item.ts';
import { getUnpaidCommissions } from './commissions/get-unpaid-commissions.ts';
import { getVendorUnpaidCommissions } from './commissions/get-vendor-unpaid-commissions.ts';
import { listCommissions } from './commissions/list-commissions.ts';
import { listProductTypes } from './commissions/list-product-types.ts';
import { listVendorProductTypes } from './commissions/list-vendor-product-types.ts';
import { previewOverride } from './commissions/preview-override.ts';
import { updateLineItem } from './commissions/update-line-item.ts';
import { updateOverride } from './commissions/update-override.ts';
import { updateProductTypeCommission } from './commissions/update-product-type-commission.ts';
import { updateVendorCommissions } from './commissions/update-vendor-commissions.ts';
import { updateVendorProductTypeCommission } from './commissions/update-vendor-product-type-commission.ts';
import { downloadFile } from './files/download-file.ts';
import { getLogo } from './files/get-logo.ts';
import { uploadFile } from './files/upload-file.ts';
import { listEvents } from './history/list-events.ts';
import { listHistory } from './history/list-history.ts';
import { cancelImport } from './imports/cancel-import.ts';
import { checkImport } from './imports/check-import.ts';
import { createImport } from './imports/create-import.ts';
import { getImport } from './imports/get-import.ts';
import { listImportGaps } from './imports/list-import-gaps.ts';
import { listImportProblems } from './imports/list-import-problems.ts';
import { listImports } from './imports/list-imports.ts';
import { startImport } from './imports/start-import.ts';
import { uploadImportFile } from './imports/upload-import-file.ts';
import { createKey } from './keys/create-key.ts';
import { getSandbox } from './keys/get-sandbox.ts';
import { listKeys } from './keys/list-keys.ts';
import { resetSandbox } from './keys/reset-sandbox.ts';
import { revokeKey } from './keys/revoke-key.ts';
import { rotateKey } from './keys/rotate-key.ts';
import { updateKey } from './keys/update-key.ts';
import { answerMoveDifferences } from './moves/answer-move-differences.ts';
import { bookMove } from './moves/book-move.ts';
import { checkMove } from './moves/check-move.ts';
import { createMove } from './moves/create-move.ts';
import { deleteMoveFile } from './moves/delete-move-file.ts';
import { deleteMoveProfile } from './moves/delete-move-profile.ts';
import { deleteMove } from './moves/delete-move.ts';
import { exportMoveReport } from './moves/export-move-report.ts';
import { getMove } from './moves/get-move.ts';
import { listMoveDifferenceRows } from './moves/list-move-difference-rows.ts';
import { listMoveDifferences } from './moves/list-move-differences.ts';
import { listMovePayouts } from './moves/list-move-payouts.ts';
import { listMoveProblems } from './moves/list-move-problems.ts';
import { listMoveProfiles } from './moves/list-move-profiles.ts';
import { listMoveVendors } from './moves/list-move-vendors.ts';
import { listMoves } from './moves/list-moves.ts';
import { matchMoveVendors } from './moves/match-move-vendors.ts';
import { saveMoveBalances } from './moves/save-move-balances.ts';
import { saveMoveProfile } from './moves/save-move-profile.ts';
import { undoMove } from './moves/undo-move.ts';
import { updateMoveFile } from './moves/update-move-file.ts';
import { uploadMoveFile } from './moves/upload-move-file.ts';
import { createOrderSalesRepCommission } from './orders/create-order-sales-rep-commission.ts';
import { createSalesRepPayout } from './orders/create-sales-rep-payout.ts';
import { createSalesRep } from './orders/create-sales-rep.ts';
import { deleteSalesRepCommission } from './orders/delete-sales-rep-commission.ts';
import { deleteSalesRepPayout } from './orders/delete-sales-rep-payout.ts';
import { getCombinedSalesRepTotals } from './orders/get-combined-sales-rep-totals.ts';
import { getOrder } from './orders/get-order.ts';
import { getSalesRepPayout } from './orders/get-sales-rep-payout.ts';
import { getSalesRepTotalsHistory } from './orders/get-sales-rep-totals-history.ts';
import { getSalesRepUnpaidCommissions } from './orders/get-sales-rep-unpaid-commissions.ts';
import { listOrderSalesRepCommissions } from './orders/list-order-sales-rep-commissions.ts';
import { listOrders } from './orders/list-orders.ts';
import { listSalesRepPayouts } from './orders/list-sales-rep-payouts.ts';
import { listSalesRepTotals } from './orders/list-sales-rep-totals.ts';
import { updateSalesRepCommission } from './orders/update-sales-rep-commission.ts';
import { updateSalesRep } from './orders/update-sales-rep.ts';
import { addPayRunVendor } from './pay-runs/add-pay-run-vendor.ts';
import { approvePayRun } from './pay-runs/approve-pay-run.ts';
import { assignBankEntry } from './pay-runs/assign-bank-entry.ts';
import { cancelPayRun } from './pay-runs/cancel-pay-run.ts';
import { confirmBankFile } from './pay-runs/confirm-bank-file.ts';
import { createPayRun } from './pay-runs/create-pay-run.ts';
import { getPayRunBankFile } from './pay-runs/get-pay-run-bank-file.ts';
import { getPayRunSettings } from './pay-runs/get-pay-run-settings.ts';
import { getPayRun } from './pay-runs/get-pay-run.ts';
import { listBankEntries } from './pay-runs/list-bank-entries.ts';
import { listPayRunVendors } from './pay-runs/list-pay-run-vendors.ts';
import { listPayRuns } from './pay-runs/list-pay-runs.ts';
import { payRunAgain } from './pay-runs/pay-run-again.ts';
import { refreshPayRun } from './pay-runs/refresh-pay-run.ts';
import { updatePayRunSettings } from './pay-runs/update-pay-run-settings.ts';
import { updatePayRunVendor } from './pay-runs/update-pay-run-vendor.ts';
import { uploadBankAnswer } from './pay-runs/upload-bank-answer.ts';
import { cancelPayout } from './payouts/cancel-payout.ts';
import { createAllPayouts } from './payouts/create-all-payouts.ts';
import { createPayout } from './payouts/create-payout.ts';
import { deletePayout } from './payouts/delete-payout.ts';
import { exportPayoutCsv } from './payouts/export-payout-csv.ts';
import { exportPayout } from './payouts/export-payout.ts';
import { getPayout } from './payouts/get-payout.ts';
import { listPayouts } from './payouts/list-payouts.ts';
import { previewAllPayouts } from './payouts/preview-all-payouts.ts';
import { settlePayout } from './payouts/settle-payout.ts';
import { updatePayout } from './payouts/update-payout.ts';
import { getProduct } from './products/get-product.ts';
import { listProductVariants } from './products/list-product-variants.ts';
import { listProducts } from './products/list-products.ts';
import { listSoldProducts } from './products/list-sold-products.ts';
import { actOnQuestion } from './questions/act-on-question.ts';
import { askQuestion } from './questions/ask-question.ts';
import { countQuestions } from './questions/count-questions.ts';
import { getQuestionFile } from './questions/get-question-file.ts';
import { getQuestionSettings } from './questions/get-question-settings.ts';
import { getQuestion } from './questions/get-question.ts';
import { listQuestions } from './questions/list-questions.ts';
import { reopenQuestion } from './questions/reopen-question.ts';
import { replyQuestion } from './questions/reply-question.ts';
import { settleQuestion } from './questions/settle-question.ts';
import { updateQuestionSettings } from './questions/update-question-settings.ts';
import { uploadQuestionFile } from './questions/upload-question-file.ts';
import { bringDifferenceBack } from './reconciliation/bring-difference-back.ts';
import { compareBankStatement } from './reconciliation/compare-bank-statement.ts';
import { compareFile } from './reconciliation/compare-file.ts';
import { countDifferences } from './reconciliation/count-differences.ts';
import { deleteComparedFile } from './reconciliation/delete-compared-file.ts';
import { fetchOrderAgain } from './reconciliation/fetch-order-again.ts';
import { getDifference } from './reconciliation/get-difference.ts';
import { getReconciliation } from './reconciliation/get-reconciliation.ts';
import { importComparedOrder } from './reconciliation/import-compared-order.ts';
import { listDifferences } from './reconciliation/list-differences.ts';
import { setDifferenceAside } from './reconciliation/set-difference-aside.ts';
import { startReconciliation } from './reconciliation/start-reconciliation.ts';
import { findWinningRule } from './rules/find-winning-rule.ts';
import { getRuleReplay } from './rules/get-rule-replay.ts';
import { getRuleSettings } from './rules/get-rule-settings.ts';
import { getRule } from './rules/get-rule.ts';
import { listRuleFindings } from './rules/list-rule-findings.ts';
import { listRules } from './rules/list-rules.ts';
import { listVendorRules } from './rules/list-vendor-rules.ts';
import { previewRules } from './rules/preview-rules.ts';
import { readRulesFile } from './rules/read-rules-file.ts';
import { saveRules } from './rules/save-rules.ts';
import { startRuleReplay } from './rules/start-rule-replay.ts';
import { takeBackRule } from './rules/take-back-rule.ts';
import { updateRuleSettings } from './rules/update-rule-settings.ts';
import { addPasskey } from './security/add-passkey.ts';
import { beginAuthenticator } from './security/begin-authenticator.ts';
import { beginPasskey } from './security/begin-passkey.ts';
import { confirmAuthenticator } from './security/confirm-authenticator.ts';
import { createRecoveryCodes } from './security/create-recovery-codes.ts';
import { deleteAuthenticator } from './security/delete-authenticator.ts';
import { deletePasskey } from './security/delete-passkey.ts';
import { getSecurity } from './security/get-security.ts';
import { resetSecondFactor } from './security/reset-second-factor.ts';
import { updateFactorRule } from './security/update-factor-rule.ts';
import { updatePasskey } from './security/update-passkey.ts';
import { getHealth } from './service/get-health.ts';
import { getReady } from './service/get-ready.ts';
import { authenticateShop } from './sessions/authenticate-shop.ts';
import { authenticateVendor } from './sessions/authenticate-vendor.ts';
import { beginPlatformInstall } from './sessions/begin-platform-install.ts';
import { beginProof } from './sessions/begin-proof.ts';
import { createToken } from './sessions/create-token.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endSession } from './sessions/end-session.ts';
import { finishPlatformInstall } from './sessions/finish-platform-install.ts';
import { finishSignIn } from './sessions/finish-sign-in.ts';
import { getSession } from './sessions/get-session.ts';
import { listOwnVendors } from './sessions/list-own-vendors.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { loginVendor } from './sessions/login-vendor.ts';
import { logoutVendor } from './sessions/logout-vendor.ts';
import { refreshToken } from './sessions/refresh-token.ts';
import { renewProof } from './sessions/renew-proof.ts';
import { checkPortalCss } from './shop/check-portal-css.ts';
import { confirmUpgrade } from './shop/confirm-upgrade.ts';
import { createShopMeta } from './shop/create-shop-meta.ts';
import { getAppSettings } from './shop/get-app-settings.ts';
import { getPaymentSettings } from './shop/get-payment-settings.ts';
import { getPayoutRules } from './shop/get-payout-rules.ts';
import { getPayoutSettings } from './shop/get-payout-settings.ts';
import { getPortalCss } from './shop/get-portal-css.ts';
import { getPublicShop } from './shop/get-public-shop.ts';
import { getSettings } from './shop/get-settings.ts';
import { getShop } from './shop/get-shop.ts';
import { getSwitches } from './shop/get-switches.ts';
import { getSyncProgress } from './shop/get-sync-progress.ts';
import { listAnnouncements } from './shop/list-announcements.ts';
import { listShopMetas } from './shop/list-shop-metas.ts';
import { previewCommissionSettings } from './shop/preview-commission-settings.ts';
import { receivePaymentWebhook } from './shop/receive-payment-webhook.ts';
import { receivePlatformMessage } from './shop/receive-platform-message.ts';
import { replaceCommissionFields } from './shop/replace-commission-fields.ts';
import { requestActivation } from './shop/request-activation.ts';
import { saveSettings } from './shop/save-settings.ts';
import { startShopSync } from './shop/start-shop-sync.ts';
import { updateAppSettings } from './shop/update-app-settings.ts';
import { updatePaymentSettings } from './shop/update-payment-settings.ts';
import { updatePayoutRules } from './shop/update-payout-rules.ts';
import { updatePayoutSettings } from './shop/update-payout-settings.ts';
import { updateSettings } from './shop/update-settings.ts';
import { updateShopMeta } from './shop/update-shop-meta.ts';
import { updateShop } from './shop/update-shop.ts';
import { updateSwitches } from './shop/update-switches.ts';
import { createAllStatements } from './statements/create-all-statements.ts';
import { createStatement } from './statements/create-statement.ts';
import { exportStatement } from './statements/export-statement.ts';
import { getStatementProgress } from './statements/get-statement-progress.ts';
import { getStatementSchedule } from './statements/get-statement-schedule.ts';
import { getStatementStanding } from './statements/get-statement-standing.ts';
import { getStatement } from './statements/get-statement.ts';
import { listStatementEntries } from './statements/list-statement-entries.ts';
import { listStatements } from './statements/list-statements.ts';
import { previewStatements } from './statements/preview-statements.ts';
import { updateStatementSchedule } from './statements/update-statement-schedule.ts';
import { withdrawStatement } from './statements/withdraw-statement.ts';
import { acceptInvitation } from './team/accept-invitation.ts';
import { changeMemberRole } from './team/change-member-role.ts';
import { handOverOwnership } from './team/hand-over-ownership.ts';
import { inviteMember } from './team/invite-member.ts';
import { leaveTeam } from './team/leave-team.ts';
import { listTeam } from './team/list-team.ts';
import { readInvitation } from './team/read-invitation.ts';
import { removeMember } from './team/remove-member.ts';
import { withdrawInvitation } from './team/withdraw-invitation.ts';
import { createCustomer } from './vendors/create-customer.ts';
import { createOffer } from './vendors/create-offer.ts';
import { getBankDetails } from './vendors/get-bank-details.ts';
import { getCombinedCommissionTotals } from './vendors/get-combined-commission-totals.ts';
import { getCommissionTotalsHistory } from './vendors/get-commission-totals-history.ts';
import { getVendorCommissionTotals } from './vendors/get-vendor-commission-totals.ts';
import { getVendorTotalsHistory } from './vendors/get-vendor-totals-history.ts';
import { getVendor } from './vendors/get-vendor.ts';
import { importCustomers } from './vendors/import-customers.ts';
import { listCalculatedCommissionTotals } from './vendors/list-calculated-commission-totals.ts';
import { listCommissionTotals } from './vendors/list-commission-totals.ts';
import { listDueVendors } from './vendors/list-due-vendors.ts';
import { listMetafields } from './vendors/list-metafields.ts';
import { listTopEarners } from './vendors/list-top-earners.ts';
import { listVendorCustomers } from './vendors/list-vendor-customers.ts';
import { mergeVendor } from './vendors/merge-vendor.ts';
import { previewVendorMerge } from './vendors/preview-vendor-merge.ts';
import { recalculateTotals } from './vendors/recalculate-totals.ts';
import { releaseBankHold } from './vendors/release-bank-hold.ts';
import { removeBankDetails } from './vendors/remove-bank-details.ts';
import { replaceMetafields } from './vendors/replace-metafields.ts';
import { replaceVendorCustomers } from './vendors/replace-vendor-customers.ts';
import { searchCustomers } from './vendors/search-customers.ts';
import { stopBankDetails } from './vendors/stop-bank-details.ts';
import { updateBankDetails } from './vendors/update-bank-details.ts';
import { updateVendorPayoutRules } from './vendors/update-vendor-payout-rules.ts';
import { updateVendor } from './vendors/update-vendor.ts';
import { createWebhook } from './webhooks/create-webhook.ts';
import { deleteWebhook } from './webhooks/delete-webhook.ts';
import { listWebhookDeliveries } from './webhooks/list-webhook-deliveries.ts';
import { listWebhooks } from './webhooks/list-webhooks.ts';
import { replayWebhookDelivery } from './webhooks/replay-webhook-delivery.ts';
import { replayWebhook } from './webhooks/replay-webhook.ts';
import { rotateWebhookSecret } from './webhooks/rotate-webhook-secret.ts';
import { testWebhook } from './webhooks/test-webhook.ts';
import { updateWebhook } from './webhooks/update-webhook.ts';

/** Every operation of openapi.yaml and no other: one that is missing, or unknown, does not compile. */
export const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  createToken,
  finishSignIn,
  refreshToken,
  loginVendor,
  listOwnVendors,
  logoutVendor,
  getSession,
  authenticateShop,
  beginPlatformInstall,
  finishPlatformInstall,
  receivePlatformMessage,
  authenticateVendor,
  registerVendor,
  sendResetEmail,
  authenticateResetToken,
  resetPassword,
  changeEmail,
  changePassword,
  beginProof,
  renewProof,
  listSessions,
  endSession,
  endOtherSessions,
  getSecurity,
  beginPasskey,
  addPasskey,
  updatePasskey,
  deletePasskey,
  beginAuthenticator,
  confirmAuthenticator,
  deleteAuthenticator,
  createRecoveryCodes,
  updateFactorRule,
  resetSecondFactor,
  getPreferences,
  updatePreferences,
  verifyPhone,
  listVendorAccounts,
  saveVendorAccounts,
  listSignups,
  deleteSignup,
  inviteVendor,
  listTeam,
  inviteMember,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
  changeMemberRole,
  removeMember,
  leaveTeam,
  handOverOwnership,
  getPublicShop,
  getShop,
  updateShop,
  confirmUpgrade,
  requestActivation,
  listAnnouncements,
  getSettings,
  updateSettings,
  startShopSync,
  getSyncProgress,
  getAppSettings,
  updateAppSettings,
  saveSettings,
  checkPortalCss,
  getPortalCss,
  previewCommissionSettings,
  replaceCommissionFields,
  listShopMetas,
  createShopMeta,
  updateShopMeta,
  getPayoutRules,
  updatePayoutRules,
  getSwitches,
  updateSwitches,
  getPaymentSettings,
  getPayoutSettings,
  updatePayoutSettings,
  receivePaymentWebhook,
  updatePaymentSettings,
  listCommissionTotals,
  listCalculatedCommissionTotals,
  listDueVendors,
  listTopEarners,
  recalculateTotals,
  updateVendorCommissions,
  calculateCommissions,
  getCombinedCommissionTotals,
  getCommissionTotalsHistory,
  getVendorTotalsHistory,
  getVendorCommissionTotals,
  getVendor,
  updateVendor,
  getBankDetails,
  updateBankDetails,
  removeBankDetails,
  releaseBankHold,
  stopBankDetails,
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
  listCommissions,
  updateVendorPayoutRules,
  getUnpaidCommissions,
  getVendorUnpaidCommissions,
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
  listStatements,
  previewStatements,
  createStatement,
  createAllStatements,
  getStatementProgress,
  getStatementSchedule,
  updateStatementSchedule,
  getStatementStanding,
  getStatement,
  listStatementEntries,
  withdrawStatement,
  exportStatement,
  listPayRuns,
  createPayRun,
  getPayRunSettings,
  updatePayRunSettings,
  getPayRun,
  listPayRunVendors,
  addPayRunVendor,
  updatePayRunVendor,
  refreshPayRun,
  approvePayRun,
  cancelPayRun,
  payRunAgain,
  getPayRunBankFile,
  confirmBankFile,
  listBankEntries,
  uploadBankAnswer,
  assignBankEntry,
  listQuestions,
  askQuestion,
  countQuestions,
  getQuestionSettings,
  updateQuestionSettings,
  uploadQuestionFile,
  getQuestionFile,
  getQuestion,
  replyQuestion,
  settleQuestion,
  reopenQuestion,
  actOnQuestion,
  listRules,
  saveRules,
  previewRules,
  findWinningRule,
  listRuleFindings,
  readRulesFile,
  startRuleReplay,
  getRuleReplay,
  getRuleSettings,
  updateRuleSettings,
  getRule,
  takeBackRule,
  listVendorRules,
  listHistory,
  listEvents,
  uploadFile,
  getLogo,
  downloadFile,
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
  cancelImport,
  uploadImportFile,
  checkImport,
  startImport,
  listImportGaps,
  listImportProblems,
  listWebhooks,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  replayWebhook,
  listWebhookDeliveries,
  replayWebhookDelivery,
  listKeys,
  createKey,
  updateKey,
  rotateKey,
  revokeKey,
  getSandbox,
  resetSandbox,
  getHealth,
  getReady,
  getReconciliation,
  startReconciliation,
  countDifferences,
  compareFile,
  compareBankStatement,
  deleteComparedFile,
  listDifferences,
  getDifference,
  setDifferenceAside,
  bringDifferenceBack,
  fetchOrderAgain,
  importComparedOrder,
  listMoves,
  createMove,
  listMoveProfiles,
  saveMoveProfile,
  deleteMoveProfile,
  getMove,
  deleteMove,
  uploadMoveFile,
  updateMoveFile,
  deleteMoveFile,
  checkMove,
  listMoveProblems,
  listMoveVendors,
  matchMoveVendors,
  saveMoveBalances,
  listMovePayouts,
  listMoveDifferences,
  listMoveDifferenceRows,
  answerMoveDifferences,
  bookMove,
  undoMove,
  exportMoveReport,
};
