import { defineTexts } from './texts.ts';

/*
 * More words by which the search of an app finds its pages, with commas between them. A page is named as among the paths of its app.
 */

export const merchantWords = defineTexts('MerchantFindWords', {
  accounts: 'export, logins, signups, invite',
  help: 'support, questions, tutorials',
  history: 'log, audit, changes, who did what, export',
  home: 'home, top earners, commissions due, announcements',
  import: 'upload, csv files',
  issueStatements: 'monthly, all, period',
  moves: 'migrate, migration, switch, old, former, payouts, history, opening balances',
  orders: 'export, sales',
  payRuns: 'pay all, bank file, schedule, approve, sepa, ach',
  payouts: 'export, payments, invoices',
  products: 'export, catalogue, catalog, inventory',
  questions: 'inbox, threads, disputes, answer vendors, ask, overdue, export',
  reconciliation:
    'reconciliation, compare, inbox, check books, shopify, paypal, bank, missing orders, mismatch, export',
  security: 'passkey, authenticator, second factor, 2fa, sessions, devices, recovery codes',
  settings: 'general, configuration',
  settingsCommissions: 'configuration, percentage, rate, flat, discounts, start date, tracking, tags',
  settingsKeys: 'api, programs, tokens, scopes, sandbox',
  settingsPayments:
    'payouts, hold days, return window, available, minimum, when, how vendors are paid, pay runs, schedule, second person, approval, limit, bank file, sepa, ach, iban, account, columns',
  settingsPaypal: 'configuration, client, secret, live',
  settingsPortal: 'configuration, colours, colors, logo, theme, css, terms, commission fields, preview',
  settingsQuestions: 'answer, days, clock, close automatically, lines, wait, pay runs',
  settingsRules:
    'commission rates, bands, tiers, days, versions, product, tag, collection, floor, cap, notice, which rule wins',
  settingsRulesReplay: 'replay, rules, past, would have earned',
  settingsSwitches: 'columns, menu, features',
  settingsTeam: 'people, members, invite, roles, owner, hand over, leave, remove',
  settingsWebhooks: 'events, api, deliveries, programs',
  statements: 'export, monthly, signed, check, withdraw, schedule',
  vendors: 'export, pay all, update totals, consignors',
});

/** A page with a query, or under a second name. It comes after the page `after`, or else at the end. */
export type FindPlace<Page extends string> = {
  readonly at: { readonly page: Page; readonly query?: string; readonly after?: Page };
  readonly label: string;
  readonly detail?: string;
  readonly keywords?: string;
};

const placeTexts = defineTexts('PlaceFindWords', {
  differences: 'Differences',
  general: 'General',
  generalWords:
    'currency, theme, password, re-sync data, shop, legal name, address, country, tax number, locale, dates, support email',
  heldUp: 'Problems holding up payouts',
  heldUpWords: 'blocked, blocking, no vendor, no rate, no cost, held up, payouts',
  hiddenVendors: 'Hidden vendors',
  newAccounts: 'New accounts',
  newAccountsWords: 'waiting, approve',
  overdueQuestions: 'Overdue questions',
  settings: 'Settings',
});

export const merchantPlaces = [
  {
    at: { page: 'reconciliation', query: '?group=blockers', after: 'reconciliation' },
    get label() {
      return placeTexts.heldUp;
    },
    get detail() {
      return placeTexts.differences;
    },
    get keywords() {
      return placeTexts.heldUpWords;
    },
  },
  {
    at: { page: 'settings', after: 'help' },
    get label() {
      return placeTexts.general;
    },
    get detail() {
      return placeTexts.settings;
    },
    get keywords() {
      return placeTexts.generalWords;
    },
  },
  {
    at: { page: 'questionsOverdue' },
    get label() {
      return placeTexts.overdueQuestions;
    },
  },
  {
    at: { page: 'vendors', query: '?hidden=true' },
    get label() {
      return placeTexts.hiddenVendors;
    },
  },
  {
    at: { page: 'accounts', query: '?state=waiting' },
    get label() {
      return placeTexts.newAccounts;
    },
    get keywords() {
      return placeTexts.newAccountsWords;
    },
  },
] as const;

const actTexts = defineTexts('ActFindWords', {
  addVendors: 'Add vendors from a file',
  addVendorsWords: 'add vendor, new, csv, upload',
  import: 'Import orders and products',
  issueStatements: 'Issue statements',
  reviewAndPay: 'Review and pay',
  reviewAndPayWords: 'draft a pay run, vendors, payouts',
});

/** Acts that have a page, each for a person with the right to it. */
export const merchantActs = [
  {
    at: { page: 'payRuns' },
    get label() {
      return actTexts.reviewAndPay;
    },
    get keywords() {
      return actTexts.reviewAndPayWords;
    },
    right: 'createPayRun',
  },
  {
    at: { page: 'vendorsFromFile' },
    get label() {
      return actTexts.addVendors;
    },
    get keywords() {
      return actTexts.addVendorsWords;
    },
    right: 'addVendorsFromFile',
  },
  {
    at: { page: 'import' },
    get label() {
      return actTexts.import;
    },
    get keywords() {
      return merchantWords.import;
    },
    right: 'createImport',
  },
  {
    at: { page: 'issueStatements' },
    get label() {
      return actTexts.issueStatements;
    },
    get keywords() {
      return merchantWords.issueStatements;
    },
    right: 'createAllStatements',
  },
] as const;

export const portalWords = defineTexts('PortalFindWords', {
  rates: 'rules, share, per cent, changes, notice',
  team: 'people, members, invite, roles, leave',
});

export const salesrepsWords = defineTexts('SalesRepsFindWords', {
  accounts: 'sales reps, add',
  help: 'support, questions',
  home: 'home',
  issueStatements: 'monthly, all, period',
  orders: 'sales',
  payouts: 'payments, invoices',
  questions: 'ask, thread, answers',
  settings: 'theme, password',
  statements: 'export, monthly, signed, check, withdraw, schedule',
});
