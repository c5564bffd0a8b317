// Written by `npm run generate` from openapi.yaml. Edit that, not this.

import type { Operation, OperationId } from '../actions/operation.ts';
import { listFeeCharges } from '../features/fees/operations/list-fee-charges.ts';
import { listFeesOfVendor } from '../features/fees/operations/list-fees-of-vendor.ts';
import { listFees } from '../features/fees/operations/list-fees.ts';
import { saveFee } from '../features/fees/operations/save-fee.ts';
import { waiveFeeCharge } from '../features/fees/operations/waive-fee-charge.ts';
import { answerMoveDifferences } from '../features/moves/operations/answer-move-differences.ts';
import { bookMove } from '../features/moves/operations/book-move.ts';
import { checkMove } from '../features/moves/operations/check-move.ts';
import { createMove } from '../features/moves/operations/create-move.ts';
import { deleteMoveFile } from '../features/moves/operations/delete-move-file.ts';
import { deleteMoveProfile } from '../features/moves/operations/delete-move-profile.ts';
import { deleteMove } from '../features/moves/operations/delete-move.ts';
import { exportMoveReport } from '../features/moves/operations/export-move-report.ts';
import { getMove } from '../features/moves/operations/get-move.ts';
import { listMoveDifferenceRows } from '../features/moves/operations/list-move-difference-rows.ts';
import { listMoveDifferences } from '../features/moves/operations/list-move-differences.ts';
import { listMovePayouts } from '../features/moves/operations/list-move-payouts.ts';
import { listMoveProblems } from '../features/moves/operations/list-move-problems.ts';
import { listMoveProfiles } from '../features/moves/operations/list-move-profiles.ts';
import { listMoveVendors } from '../features/moves/operations/list-move-vendors.ts';
import { listMoves } from '../features/moves/operations/list-moves.ts';
import { matchMoveVendors } from '../features/moves/operations/match-move-vendors.ts';
import { saveMoveBalances } from '../features/moves/operations/save-move-balances.ts';
import { saveMoveProfile } from '../features/moves/operations/save-move-profile.ts';
import { undoMove } from '../features/moves/operations/undo-move.ts';
import { updateMoveFile } from '../features/moves/operations/update-move-file.ts';
import { uploadMoveFile } from '../features/moves/operations/upload-move-file.ts';
import { addPayRunVendor } from '../features/pay-runs/operations/add-pay-run-vendor.ts';
import { approvePayRun } from '../features/pay-runs/operations/approve-pay-run.ts';
import { assignBankEntry } from '../features/pay-runs/operations/assign-bank-entry.ts';
import { cancelPayRun } from '../features/pay-runs/operations/cancel-pay-run.ts';
import { confirmBankFile } from '../features/pay-runs/operations/confirm-bank-file.ts';
import { createPayRun } from '../features/pay-runs/operations/create-pay-run.ts';
import { getPayRunBankFile } from '../features/pay-runs/operations/get-pay-run-bank-file.ts';
import { getPayRunSettings } from '../features/pay-runs/operations/get-pay-run-settings.ts';
import { getPayRunToSend } from '../features/pay-runs/operations/get-pay-run-to-send.ts';
import { getPayRun } from '../features/pay-runs/operations/get-pay-run.ts';
import { listBankEntries } from '../features/pay-runs/operations/list-bank-entries.ts';
import { listPayRunVendors } from '../features/pay-runs/operations/list-pay-run-vendors.ts';
import { listPayRuns } from '../features/pay-runs/operations/list-pay-runs.ts';
import { markPayRunSent } from '../features/pay-runs/operations/mark-pay-run-sent.ts';
import { payRunAgain } from '../features/pay-runs/operations/pay-run-again.ts';
import { refreshPayRun } from '../features/pay-runs/operations/refresh-pay-run.ts';
import { updatePayRunSettings } from '../features/pay-runs/operations/update-pay-run-settings.ts';
import { updatePayRunVendor } from '../features/pay-runs/operations/update-pay-run-vendor.ts';
import { uploadBankAnswer } from '../features/pay-runs/operations/upload-bank-answer.ts';
import { actOnQuestion } from '../features/questions/operations/act-on-question.ts';
import { askQuestion } from '../features/questions/operations/ask-question.ts';
import { countQuestions } from '../features/questions/operations/count-questions.ts';
import { getQuestionFile } from '../features/questions/operations/get-question-file.ts';
import { getQuestionSettings } from '../features/questions/operations/get-question-settings.ts';
import { getQuestion } from '../features/questions/operations/get-question.ts';
import { listQuestions } from '../features/questions/operations/list-questions.ts';
import { reopenQuestion } from '../features/questions/operations/reopen-question.ts';
import { replyQuestion } from '../features/questions/operations/reply-question.ts';
import { settleQuestion } from '../features/questions/operations/settle-question.ts';
import { updateQuestionSettings } from '../features/questions/operations/update-question-settings.ts';
import { uploadQuestionFile } from '../features/questions/operations/upload-question-file.ts';
import { bringDifferenceBack } from '../features/reconciliation/operations/bring-difference-back.ts';
import { cancelMissingOrder } from '../features/reconciliation/operations/cancel-missing-order.ts';
import { compareBankStatement } from '../features/reconciliation/operations/compare-bank-statement.ts';
import { compareFile } from '../features/reconciliation/operations/compare-file.ts';
import { countDifferences } from '../features/reconciliation/operations/count-differences.ts';
import { deleteComparedFile } from '../features/reconciliation/operations/delete-compared-file.ts';
import { fetchOrderAgain } from '../features/reconciliation/operations/fetch-order-again.ts';
import { getDifference } from '../features/reconciliation/operations/get-difference.ts';
import { getReconciliation } from '../features/reconciliation/operations/get-reconciliation.ts';
import { importComparedOrder } from '../features/reconciliation/operations/import-compared-order.ts';
import { listDifferences } from '../features/reconciliation/operations/list-differences.ts';
import { previewOrderCancellation } from '../features/reconciliation/operations/preview-order-cancellation.ts';
import { setDifferenceAside } from '../features/reconciliation/operations/set-difference-aside.ts';
import { startReconciliation } from '../features/reconciliation/operations/start-reconciliation.ts';
import { findWinningRule } from '../features/rules/operations/find-winning-rule.ts';
import { getRuleReplay } from '../features/rules/operations/get-rule-replay.ts';
import { getRuleSettings } from '../features/rules/operations/get-rule-settings.ts';
import { getRule } from '../features/rules/operations/get-rule.ts';
import { listRuleFindings } from '../features/rules/operations/list-rule-findings.ts';
import { listRules } from '../features/rules/operations/list-rules.ts';
import { listVendorRules } from '../features/rules/operations/list-vendor-rules.ts';
import { previewRules } from '../features/rules/operations/preview-rules.ts';
import { readRulesFile } from '../features/rules/operations/read-rules-file.ts';
import { saveRules } from '../features/rules/operations/save-rules.ts';
import { startRuleReplay } from '../features/rules/operations/start-rule-replay.ts';
import { takeBackRule } from '../features/rules/operations/take-back-rule.ts';
import { updateRuleSettings } from '../features/rules/operations/update-rule-settings.ts';
import { createAllStatements } from '../features/statements/operations/create-all-statements.ts';
import { createStatement } from '../features/statements/operations/create-statement.ts';
import { exportStatement } from '../features/statements/operations/export-statement.ts';
import { getStatementProgress } from '../features/statements/operations/get-statement-progress.ts';
import { getStatementSchedule } from '../features/statements/operations/get-statement-schedule.ts';
import { getStatementStanding } from '../features/statements/operations/get-statement-standing.ts';
import { getStatement } from '../features/statements/operations/get-statement.ts';
import { listStatementEntries } from '../features/statements/operations/list-statement-entries.ts';
import { listStatements } from '../features/statements/operations/list-statements.ts';
import { previewStatements } from '../features/statements/operations/preview-statements.ts';
import { updateStatementSchedule } from '../features/statements/operations/update-statement-schedule.ts';
import { withdrawStatement } from '../features/statements/operations/withdraw-statement.ts';
import { createWebhook } from '../features/webhooks/operations/create-webhook.ts';
import { deleteWebhook } from '../features/webhooks/operations/delete-webhook.ts';
import { listWebhookDeliveries } from '../features/webhooks/operations/list-webhook-deliveries.ts';
import { listWebhooks } from '../features/webhooks/operations/list-webhooks.ts';
import { replayWebhookDelivery } from '../features/webhooks/operations/replay-webhook-delivery.ts';
import { replayWebhook } from '../features/webhooks/operations/replay-webhook.ts';
import { rotateWebhookSecret } from '../features/webhooks/operations/rotate-webhook-secret.ts';
import { testWebhook } from '../features/webhooks/operations/test-webhook.ts';
import { updateWebhook } from '../features/webhooks/operations/update-webhook.ts';
import { authenticateResetToken } from './accounts/authenticate-reset-token.ts';
import { changeEmail } from './accounts/change-email.ts';
import { changePassword } from './accounts/change-password.ts';
import { deleteSignup } from './accounts/delete-signup.ts';
import { getPreferences } from './accounts/get-preferences.ts';
import { inviteVendor } from './accounts/invite-vendor.ts';
import { inviteVendors } from './accounts/invite-vendors.ts';
import { listSignups } from './accounts/list-signups.ts';
import { listVendorAccounts } from './accounts/list-vendor-accounts.ts';
import { listVendorInvitations } from './accounts/list-vendor-invitations.ts';
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
import { listImportFindings } from './imports/list-import-findings.ts';
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
import { acceptOrderSums } from './orders/accept-order-sums.ts';
import { assignRefund } from './orders/assign-refund.ts';
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
import { unassignRefund } from './orders/unassign-refund.ts';
import { updateSalesRepCommission } from './orders/update-sales-rep-commission.ts';
import { updateSalesRep } from './orders/update-sales-rep.ts';
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
import { getShopFacts } from './shop/get-shop-facts.ts';
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
import { updateShopFacts } from './shop/update-shop-facts.ts';
import { updateShopMeta } from './shop/update-shop-meta.ts';
import { updateShop } from './shop/update-shop.ts';
import { updateSwitches } from './shop/update-switches.ts';
import { acceptInvitation } from './team/accept-invitation.ts';
import { changeMemberRole } from './team/change-member-role.ts';
import { handOverOwnership } from './team/hand-over-ownership.ts';
import { inviteMember } from './team/invite-member.ts';
import { leaveTeam } from './team/leave-team.ts';
import { listTeam } from './team/list-team.ts';
import { readInvitation } from './team/read-invitation.ts';
import { removeMember } from './team/remove-member.ts';
import { withdrawInvitation } from './team/withdraw-invitation.ts';
import { addVendorsFromFile } from './vendors/add-vendors-from-file.ts';
import { checkVendorFile } from './vendors/check-vendor-file.ts';
import { createCustomer } from './vendors/create-customer.ts';
import { createOffer } from './vendors/create-offer.ts';
import { getBankDetails } from './vendors/get-bank-details.ts';
import { getCombinedCommissionTotals } from './vendors/get-combined-commission-totals.ts';
import { getCommissionTotalsHistory } from './vendors/get-commission-totals-history.ts';
import { getNextPayment } from './vendors/get-next-payment.ts';
import { getVendorCommissionTotals } from './vendors/get-vendor-commission-totals.ts';
import { getVendorTotalsHistory } from './vendors/get-vendor-totals-history.ts';
import { getVendor } from './vendors/get-vendor.ts';
import { importCustomers } from './vendors/import-customers.ts';
import { listAlikeVendors } from './vendors/list-alike-vendors.ts';
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
import { retryPaypal } from './vendors/retry-paypal.ts';
import { searchCustomers } from './vendors/search-customers.ts';
import { stopBankDetails } from './vendors/stop-bank-details.ts';
import { updateBankDetails } from './vendors/update-bank-details.ts';
import { updateVendorPayoutRules } from './vendors/update-vendor-payout-rules.ts';
import { updateVendor } from './vendors/update-vendor.ts';

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
  authenticateVendor,
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
  registerVendor,
  sendResetEmail,
  authenticateResetToken,
  resetPassword,
  changeEmail,
  changePassword,
  getPreferences,
  updatePreferences,
  verifyPhone,
  listVendorAccounts,
  saveVendorAccounts,
  listSignups,
  deleteSignup,
  inviteVendor,
  listVendorInvitations,
  inviteVendors,
  listTeam,
  inviteMember,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
  changeMemberRole,
  removeMember,
  leaveTeam,
  handOverOwnership,
  receivePlatformMessage,
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
  getShopFacts,
  updateShopFacts,
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
  getCombinedCommissionTotals,
  listAlikeVendors,
  getCommissionTotalsHistory,
  getVendorTotalsHistory,
  getNextPayment,
  getVendorCommissionTotals,
  getVendor,
  updateVendor,
  getBankDetails,
  updateBankDetails,
  removeBankDetails,
  releaseBankHold,
  retryPaypal,
  stopBankDetails,
  previewVendorMerge,
  mergeVendor,
  listVendorCustomers,
  replaceVendorCustomers,
  listMetafields,
  replaceMetafields,
  searchCustomers,
  createCustomer,
  checkVendorFile,
  addVendorsFromFile,
  importCustomers,
  createOffer,
  updateVendorPayoutRules,
  updateVendorCommissions,
  calculateCommissions,
  listCommissions,
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
  getPayRunToSend,
  markPayRunSent,
  listBankEntries,
  uploadBankAnswer,
  assignBankEntry,
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
  listFees,
  saveFee,
  listFeeCharges,
  waiveFeeCharge,
  listFeesOfVendor,
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
  listHistory,
  listEvents,
  uploadFile,
  getLogo,
  downloadFile,
  listOrders,
  getOrder,
  acceptOrderSums,
  assignRefund,
  unassignRefund,
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
  listImportFindings,
  listImportProblems,
  getHealth,
  getReady,
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
  previewOrderCancellation,
  cancelMissingOrder,
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
