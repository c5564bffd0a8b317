// Written by `npm run generate` from openapi.yaml. Edit that, not this.

import type { RestrictedCalls } from '../rights.ts';

export const restrictedCalls = {
  'owner manager': ['changePassword.id', 'updateShop', 'updateSettings', 'startShopSync', 'updateAppSettings', 'saveSettings', 'checkPortalCss', 'previewCommissionSettings', 'replaceCommissionFields', 'createShopMeta', 'updateShopMeta', 'updateShopFacts', 'updateSwitches', 'updateStatementSchedule', 'acceptOrderSums', 'assignRefund', 'unassignRefund', 'createOrderSalesRepCommission', 'updateSalesRepCommission', 'deleteSalesRepCommission', 'createSalesRep', 'updateSalesRep'],
  'owner': ['confirmUpgrade', 'requestActivation', 'updatePayoutRules', 'updatePayoutSettings', 'updatePaymentSettings'],
  'owner manager payer bookkeeper support': ['getSyncProgress', 'getPortalCss', 'getStatementProgress', 'getStatementSchedule'],
  'owner manager payer bookkeeper': ['getPayoutRules', 'getShopFacts', 'getPaymentSettings', 'getPayoutSettings', 'previewStatements', 'createStatement', 'createAllStatements', 'withdrawStatement', 'listQuestions.format'],
  'owner manager salesrep': ['createOverride', 'previewOverride', 'updateOverride'],
  'owner manager payer bookkeeper salesrep': ['exportStatement', 'listOrders.format'],
  'salesrep': ['askQuestion'],
  'owner manager support salesrep': ['uploadQuestionFile', 'replyQuestion', 'settleQuestion', 'reopenQuestion'],
  'owner manager payer': ['createSalesRepPayout', 'deleteSalesRepPayout'],
} as const satisfies RestrictedCalls;
