// Written by `npm run generate` from openapi.yaml. Edit that, not this.

import type { RestrictedCalls } from '../rights.ts';

export const restrictedCalls = {
  'inviteMember': ['vendor'],
  'withdrawInvitation': ['vendor'],
  'changeMemberRole': ['vendor'],
  'removeMember': ['vendor'],
  'updateVendor': ['vendor'],
  'updateBankDetails': ['vendor'],
  'removeBankDetails': ['vendor'],
  'createCustomer': ['vendor'],
  'importCustomers': ['vendor'],
  'createOffer': ['vendor'],
  'askQuestion': ['vendor'],
  'uploadQuestionFile': ['vendor'],
  'replyQuestion': ['vendor'],
  'settleQuestion': ['vendor'],
  'reopenQuestion': ['vendor'],
} as const satisfies RestrictedCalls;
