/* The one list of what the history records. */

/** The objects of acts, with their words. */
export const historyObjects = {
  payout: 'Payout',
  rep_payout: 'Payout to a sales rep',
  pay_run: 'Pay All',
  payment_run: 'Pay run',
  statement: 'Statement',
  statement_run: 'Statements for all',
  vendor: 'Vendor',
  rule: 'Commission rule',
  rule_version: 'Commission rule',
  line: 'Commission',
  account: 'Account',
  sales_rep: 'Sales rep',
  rep_commission: 'Commission of a sales rep',
  setting: 'Setting',
  shop: 'Shop',
  payment: 'Payment provider',
  import: 'Import',
  platform: 'Platform',
  file: 'File',
  customer: 'Customer',
  member: 'Member',
  invitation: 'Invitation',
  key: 'Key',
  sandbox: 'Sandbox',
  webhook: 'Webhook',
} as const;

export type HistoryObject = keyof typeof historyObjects;

/** The groups by which the history is filtered, with their words. */
export const historyGroups = {
  payouts: 'Payouts',
  statements: 'Statements',
  vendors: 'Vendors',
  rules: 'Commission rules',
  lines: 'Commissions',
  accounts: 'Accounts',
  reps: 'Sales reps',
  settings: 'Settings',
  imports: 'Imports and syncs',
  team: 'Team, keys and webhooks',
} as const;

export type HistoryGroup = keyof typeof historyGroups;

type EventFacts = {
  /** The act, to follow the name of the actor, such as 'made a payout'. */
  readonly words: string;
  readonly group: HistoryGroup;
  readonly object: HistoryObject;
};

/** Every event, by its name: the object and what happened to it. A name never changes, since programs read it. */
export const historyEvents = {
  'payout.created': { words: 'made a payout', group: 'payouts', object: 'payout' },
  'payout.note_changed': { words: 'changed the note of a payout', group: 'payouts', object: 'payout' },
  'payout.settled': { words: 'settled a payout', group: 'payouts', object: 'payout' },
  'payout.at_bank': { words: 'gave a payout to the bank', group: 'payouts', object: 'payout' },
  'payout.fee_charged': { words: 'took the fee of a payout off', group: 'payouts', object: 'payout' },
  'payout.fee_given_back': { words: 'gave the fee of a payout back', group: 'payouts', object: 'payout' },
  'payout.checking': { words: 'did not say what became of a payout', group: 'payouts', object: 'payout' },
  'payout.sent': { words: 'took a payout on', group: 'payouts', object: 'payout' },
  'payout.held': { words: 'held a payout back', group: 'payouts', object: 'payout' },
  'payout.paid': { words: 'reported a payout as paid', group: 'payouts', object: 'payout' },
  'payout.needs_attention': { words: 'left a payout in question', group: 'payouts', object: 'payout' },
  'payout.unclaimed': { words: 'reported a payout as unclaimed', group: 'payouts', object: 'payout' },
  'payout.failed': { words: 'reported a payout as failed', group: 'payouts', object: 'payout' },
  'payout.returned': { words: 'reported a payout as returned', group: 'payouts', object: 'payout' },
  'payout.reversed': { words: 'reported a payout as reversed', group: 'payouts', object: 'payout' },
  'payout.canceled': { words: 'canceled a payout', group: 'payouts', object: 'payout' },
  'payout.deleted': { words: 'deleted a payout', group: 'payouts', object: 'payout' },
  'pay_run.created': { words: 'paid all vendors', group: 'payouts', object: 'pay_run' },
  'pay_run.drafted': { words: 'drafted a pay run', group: 'payouts', object: 'payment_run' },
  'pay_run.changed': { words: 'changed a pay run', group: 'payouts', object: 'payment_run' },
  'pay_run.first_approved': {
    words: 'approved a pay run as the first of two',
    group: 'payouts',
    object: 'payment_run',
  },
  'pay_run.approved': { words: 'approved a pay run', group: 'payouts', object: 'payment_run' },
  'pay_run.paid_again': {
    words: 'paid again what had failed in a pay run',
    group: 'payouts',
    object: 'payment_run',
  },
  'pay_run.exported': {
    words: 'exported the bank file of a pay run',
    group: 'payouts',
    object: 'payment_run',
  },
  'pay_run.given': {
    words: 'gave the file of a pay run to the bank',
    group: 'payouts',
    object: 'payment_run',
  },
  'pay_run.answered': {
    words: 'took in the bank’s answer to a pay run',
    group: 'payouts',
    object: 'payment_run',
  },
  'pay_run.done': { words: 'ended a pay run', group: 'payouts', object: 'payment_run' },
  'pay_run.canceled': { words: 'canceled a pay run', group: 'payouts', object: 'payment_run' },
  'pay_run_settings.changed': {
    words: 'changed the settings of pay runs',
    group: 'settings',
    object: 'setting',
  },
  'rep_payout.created': { words: 'paid a sales rep', group: 'payouts', object: 'rep_payout' },
  'rep_payout.deleted': { words: 'deleted a payout to a sales rep', group: 'payouts', object: 'rep_payout' },

  'statement.issued': { words: 'issued a statement', group: 'statements', object: 'statement' },
  'statement.withdrawn': { words: 'withdrew a statement', group: 'statements', object: 'statement' },
  'statement_run.started': {
    words: 'started the statements for all',
    group: 'statements',
    object: 'statement_run',
  },
  'statement_schedule.changed': {
    words: 'changed the schedule of statements',
    group: 'statements',
    object: 'setting',
  },

  'vendor.created': { words: 'added a vendor', group: 'vendors', object: 'vendor' },
  'vendor.updated': { words: 'changed a vendor', group: 'vendors', object: 'vendor' },
  'vendor.merged': { words: 'merged a vendor into another', group: 'vendors', object: 'vendor' },
  'vendor.customers_replaced': {
    words: 'changed the customers of a vendor',
    group: 'vendors',
    object: 'vendor',
  },
  'vendor.metafields_replaced': {
    words: 'changed the notes on a vendor',
    group: 'vendors',
    object: 'vendor',
  },
  'vendor.bank_details_changed': {
    words: 'changed the bank details of a vendor',
    group: 'vendors',
    object: 'vendor',
  },
  'vendor.bank_details_removed': {
    words: 'removed the bank details of a vendor',
    group: 'vendors',
    object: 'vendor',
  },
  'vendor.bank_details_stopped': {
    words: 'stopped a change of bank details',
    group: 'vendors',
    object: 'vendor',
  },
  'vendor.bank_hold_released': {
    words: 'released the payments to a vendor',
    group: 'vendors',
    object: 'vendor',
  },
  'customer.created': { words: 'added a customer', group: 'vendors', object: 'customer' },
  'customer.imported': { words: 'uploaded customers', group: 'vendors', object: 'vendor' },
  'customer.erased': { words: 'had a customer erased', group: 'vendors', object: 'customer' },
  'offer.created': { words: 'sent an offer', group: 'vendors', object: 'vendor' },

  'rule.created': { words: 'added a commission rule', group: 'rules', object: 'rule' },
  'rule.updated': { words: 'changed a commission rule', group: 'rules', object: 'rule' },
  'rule_version.made': { words: 'made a commission rule', group: 'rules', object: 'rule_version' },
  'rule_version.taken_back': {
    words: 'took a commission rule back',
    group: 'rules',
    object: 'rule_version',
  },
  'rule_settings.changed': {
    words: 'changed the notice of commission rules',
    group: 'settings',
    object: 'setting',
  },

  'line.overridden': { words: 'set a commission by hand', group: 'lines', object: 'line' },
  'line.moved': { words: 'moved a commission to another vendor', group: 'lines', object: 'line' },
  'line.custom_created': { words: 'added a custom item', group: 'lines', object: 'line' },
  'line.custom_deleted': { words: 'deleted a custom item', group: 'lines', object: 'line' },

  'account.registered': { words: 'registered an account', group: 'accounts', object: 'account' },
  'account.approved': { words: 'approved an account', group: 'accounts', object: 'account' },
  'account.changed': { words: 'changed an account', group: 'accounts', object: 'account' },
  'account.invited': { words: 'invited an account', group: 'accounts', object: 'account' },
  'account.deleted': { words: 'deleted an account', group: 'accounts', object: 'account' },
  'account.email_changed': { words: 'changed the e-mail address', group: 'accounts', object: 'account' },
  'account.password_changed': { words: 'changed the password', group: 'accounts', object: 'account' },

  'member.email_changed': { words: 'changed the e-mail address', group: 'team', object: 'member' },
  'member.password_changed': { words: 'changed the password', group: 'team', object: 'member' },
  'member.added': { words: 'added a member', group: 'team', object: 'member' },
  'invitation.created': { words: 'invited a person', group: 'team', object: 'invitation' },
  'invitation.renewed': { words: 'invited a person again', group: 'team', object: 'invitation' },
  'invitation.withdrawn': { words: 'withdrew an invitation', group: 'team', object: 'invitation' },
  'member.joined': { words: 'accepted an invitation', group: 'team', object: 'member' },
  'member.role_changed': { words: 'changed the role of a member', group: 'team', object: 'member' },
  'member.removed': { words: 'removed a member', group: 'team', object: 'member' },
  'member.left': { words: 'left the team', group: 'team', object: 'member' },
  'key.created': { words: 'made a key', group: 'team', object: 'key' },
  'key.changed': { words: 'changed a key', group: 'team', object: 'key' },
  'key.rotated': { words: 'rotated a key', group: 'team', object: 'key' },
  'key.revoked': { words: 'revoked a key', group: 'team', object: 'key' },
  'sandbox.reset': { words: 'reset the sandbox', group: 'team', object: 'sandbox' },
  'member.factor_added': { words: 'added a second factor', group: 'team', object: 'member' },
  'member.factor_removed': { words: 'removed a second factor', group: 'team', object: 'member' },
  'member.factors_reset': { words: 'reset the second factors of a member', group: 'team', object: 'member' },
  'member.recovery_codes_made': { words: 'made new recovery codes', group: 'team', object: 'member' },

  'sales_rep.created': { words: 'added a sales rep', group: 'reps', object: 'sales_rep' },
  'sales_rep.updated': { words: 'changed a sales rep', group: 'reps', object: 'sales_rep' },
  'rep_commission.created': {
    words: 'gave a sales rep a commission',
    group: 'reps',
    object: 'rep_commission',
  },
  'rep_commission.updated': {
    words: 'changed the commission of a sales rep',
    group: 'reps',
    object: 'rep_commission',
  },
  'rep_commission.deleted': {
    words: 'took back the commission of a sales rep',
    group: 'reps',
    object: 'rep_commission',
  },

  'setting.changed': { words: 'changed settings', group: 'settings', object: 'setting' },
  'shop.opened': { words: 'opened the shop', group: 'settings', object: 'shop' },
  'shop.changed': { words: 'changed the shop', group: 'settings', object: 'shop' },
  'shop.closed': { words: 'closed the shop', group: 'settings', object: 'shop' },
  'payment.changed': {
    words: 'changed how payouts are paid',
    group: 'settings',
    object: 'payment',
  },
  'file.uploaded': { words: 'uploaded a file', group: 'settings', object: 'file' },

  'import.created': { words: 'began an import', group: 'imports', object: 'import' },
  'import.file_uploaded': { words: 'uploaded a file of an import', group: 'imports', object: 'import' },
  'import.checked': { words: 'had an import checked', group: 'imports', object: 'import' },
  'import.started': { words: 'started an import', group: 'imports', object: 'import' },
  'import.canceled': { words: 'canceled an import', group: 'imports', object: 'import' },
  'platform.connected': { words: 'connected the platform', group: 'imports', object: 'platform' },
  'platform.disconnected': { words: 'disconnected the platform', group: 'imports', object: 'platform' },
  'platform.sync_asked': { words: 'asked for a sync', group: 'imports', object: 'platform' },

  'webhook.created': { words: 'added a webhook', group: 'team', object: 'webhook' },
  'webhook.updated': { words: 'changed a webhook', group: 'team', object: 'webhook' },
  'webhook.secret_rotated': {
    words: 'replaced the secret of a webhook',
    group: 'team',
    object: 'webhook',
  },
  'webhook.replayed': { words: 'had events sent to a webhook again', group: 'team', object: 'webhook' },
  'webhook.switched_off': { words: 'switched a webhook off', group: 'team', object: 'webhook' },
  'webhook.deleted': { words: 'deleted a webhook', group: 'team', object: 'webhook' },
} as const satisfies Readonly<Record<string, EventFacts>>;

export type HistoryEvent = keyof typeof historyEvents;

/** The words of an event that may be of a newer version; its name where it is not known. */
export function eventWords(event: string): string {
  return factsOf(event)?.words ?? event;
}

/** The events of a group, for a filter. */
export function eventsOf(group: HistoryGroup): HistoryEvent[] {
  return historyEventNames.filter((event) => historyEvents[event].group === group);
}

/** The names of all events. */
export const historyEventNames: readonly HistoryEvent[] = Object.keys(historyEvents).filter(isHistoryEvent);

export function isHistoryEvent(event: string): event is HistoryEvent {
  return Object.hasOwn(historyEvents, event);
}

export function isHistoryObject(type: string): type is HistoryObject {
  return Object.hasOwn(historyObjects, type);
}

function factsOf(event: string): EventFacts | null {
  return isHistoryEvent(event) ? historyEvents[event] : null;
}
