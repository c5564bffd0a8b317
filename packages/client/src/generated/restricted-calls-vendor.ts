// Written by `npm run generate` from openapi.yaml. Edit that, not this.

import type { RestrictedCalls } from '../rights.ts';

export const restrictedCalls = {
  'vendor': ['inviteMember', 'withdrawInvitation', 'changeMemberRole', 'removeMember', 'updateVendor', 'updateBankDetails', 'removeBankDetails', 'releaseBankHold', 'createCustomer', 'importCustomers', 'createOffer', 'askQuestion', 'uploadQuestionFile', 'replyQuestion', 'settleQuestion', 'reopenQuestion'],
} as const satisfies RestrictedCalls;
