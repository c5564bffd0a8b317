import type { HistoryEvent } from '@consignment/domain/history/history-events';
import type { Role } from '@consignment/domain/people/roles';

/*
 * The one table of the operations that touch money (safety.md, promises 19 to 22). The server takes the rights and the proof from it, and does not
 * start where openapi.yaml says something else; tests take the second person and the history from it.
 */

/** How an operation touches money: it sends it, says that it has moved or has not, decides where it goes, or shows that. */
export type MoneyTouch = 'sends' | 'states' | 'aims' | 'shows';

export type MoneyOperation = {
  readonly touches: MoneyTouch;
  readonly roles: readonly (Role | 'public')[];
  /**
   * A person with a second factor has to show it again: at every call, or where the call changes an address that money goes to. Null where
   * the answer hides all but the last four, or a link from a mail is the proof.
   */
  readonly proof: 'always' | 'address' | null;
  /** Another person is needed: above the shop's limit, or for the word that paid money came back. */
  readonly second: 'above_limit' | 'refusal' | null;
  /** The entries of which it leaves one at least; none where it only shows. */
  readonly events: readonly HistoryEvent[];
};

/** A row that keeps its second person in its type, from which tests take the operations. */
type Row<Second extends MoneyOperation['second']> = MoneyOperation & { readonly second: Second };

const payers = ['owner', 'manager', 'payer'] as const;
const managers = ['owner', 'manager'] as const;

/** An operation that says whether money has moved. */
const states = (...events: readonly HistoryEvent[]): Row<null> => ({
  touches: 'states',
  roles: payers,
  proof: 'always',
  second: null,
  events,
});

/** An operation that pays, up to the limit of one person. */
const pays = (...events: readonly HistoryEvent[]): Row<'above_limit'> => ({
  touches: 'sends',
  roles: payers,
  proof: 'always',
  second: 'above_limit',
  events,
});

/** An operation that decides where money goes, or by which rules. */
const aims = (roles: readonly Role[], ...events: readonly HistoryEvent[]): Row<null> => ({
  touches: 'aims',
  roles,
  proof: 'always',
  second: null,
  events,
});

/** Every other operation is in `other-operations.ts`. */
export const moneyOperations = {
  createPayout: pays('payout.created'),
  createAllPayouts: pays('pay_run.created'),
  createSalesRepPayout: pays('rep_payout.created'),
  approvePayRun: pays('pay_run.approved', 'pay_run.first_approved'),
  payRunAgain: pays('pay_run.paid_again'),
  // Their payments have their approvals, and the files show whole account numbers.
  getPayRunBankFile: { ...pays('pay_run.exported'), second: null },
  getPayRunToSend: { ...pays('pay_run.listed'), second: null },

  confirmBankFile: states('pay_run.given'),
  markPayRunSent: states('pay_run.sent'),
  uploadBankAnswer: { ...states('pay_run.answered'), second: 'refusal' },
  assignBankEntry: { ...states('pay_run.answered'), second: 'refusal' },
  settlePayout: states('payout.paid', 'payout.failed', 'payout.returned'),
  cancelPayout: states('payout.canceled'),
  cancelPayRun: states('pay_run.canceled'),
  deletePayout: states('payout.deleted'),
  deleteSalesRepPayout: states('rep_payout.deleted'),
  bookMove: { ...states('move.booking'), roles: managers },
  undoMove: { ...states('move.undoing'), roles: managers },

  updateBankDetails: aims(['owner', 'vendor'], 'vendor.bank_details_changed'),
  removeBankDetails: aims(['owner', 'vendor'], 'vendor.bank_details_removed'),
  releaseBankHold: aims(['owner', 'vendor'], 'vendor.bank_hold_released'),
  retryPaypal: aims(payers, 'vendor.paypal_retried'),
  stopBankDetails: {
    touches: 'aims',
    roles: ['public'],
    proof: null,
    second: null,
    events: ['vendor.bank_details_stopped'],
  },
  updateVendor: { ...aims(['owner', 'manager', 'vendor'], 'vendor.updated'), proof: 'address' },
  addVendorsFromFile: { ...aims(managers, 'vendor.created', 'vendor.updated'), proof: 'address' },
  acceptOrderSums: aims(managers, 'order.sums_accepted', 'order.sums_reopened'),
  assignRefund: aims(managers, 'order.refund_assigned'),
  unassignRefund: aims(managers, 'order.refund_reopened'),
  mergeVendor: aims(managers, 'vendor.merged'),
  updatePaymentSettings: aims(['owner'], 'payment.changed'),
  updatePayoutSettings: aims(['owner'], 'setting.changed'),
  updatePayRunSettings: aims(['owner'], 'pay_run_settings.changed'),
  updatePayoutRules: aims(['owner'], 'setting.changed'),
  updateVendorPayoutRules: aims(['owner'], 'vendor.updated'),

  getBankDetails: {
    touches: 'shows',
    roles: ['owner', 'manager', 'payer', 'bookkeeper', 'vendor', 'vendor_viewer'],
    proof: null,
    second: null,
    events: [],
  },
} as const satisfies Record<string, MoneyOperation>;

/** The operations that need another person, for this reason. */
export type OperationWithSecond<Reason extends 'above_limit' | 'refusal'> = {
  [Id in keyof typeof moneyOperations]: (typeof moneyOperations)[Id]['second'] extends Reason ? Id : never;
}[keyof typeof moneyOperations];
