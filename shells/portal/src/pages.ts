import { defineTexts } from '@consignment/domain/text/texts';
import { showsQuestions, showsRates, showsStatements } from '@consignment/domain/shop/shop-switches';
import { paths } from './paths.ts';
import type { Frames, Table } from './page.ts';

/** The frames of the pages. */
export const frames = {
  portal: { lazy: () => import('./routes/portal.tsx') },
  reading: { frame: 'portal', lazy: () => import('./routes/reading.tsx') },
  vendor: { frame: 'portal', needsSession: true, lazy: () => import('./routes/vendor.tsx') },
} as const satisfies Frames;

export const titles = defineTexts('VendorPortalPages', {
  commissions: 'Commissions',
  unpaidOrders: 'Unpaid Orders',
  products: 'Products',
  product: 'Product',
  payouts: 'Payouts',
  payoutDetails: 'Payout Details',
  customers: 'Customers',
  sellForm: 'Sell Form',
  accountSettings: 'Account Settings',
  settings: 'Settings',
  statements: 'Statements',
  statement: 'Statement',
  questions: 'Questions',
  question: 'Question',
  contact: 'Contact',
  rates: 'Your rates',
  team: 'Your team',
  security: 'Security',
  help: 'Help',
  terms: 'Terms of service',
  privacy: 'Privacy policy',
  login: 'Login',
  register: 'Register',
  forgotPassword: 'Forgot your password',
  resetPassword: 'Reset Password',
  invitation: 'Join the team',
  stopBankDetails: 'Stop the change to bank details',
});

/**
 * Every page of the portal in the order in which the search offers them. The menu has the entries of the specification first,
 * in its order (foundations §2), then ours.
 */
// prettier-ignore
export const table: Table<keyof typeof titles> = [
  { path: paths.commissions, title: 'commissions', frame: 'vendor', right: 'everyone', isShown: ({ switches }) => !switches.hidePortalCommissionsMenu, givesWay: true, menu: 1, isFound: true, lazy: () => import('./routes/commissions.tsx') },
  { path: paths.unpaid, title: 'unpaidOrders', frame: 'vendor', right: ['showPortalUnpaidOrders'], menu: 2, isFound: true, lazy: () => import('./routes/unpaid.tsx') },
  { path: paths.products, title: 'products', frame: 'vendor', right: 'everyone', isShown: (shop) => shop.vendor_portal_products, menu: 3, isFound: true, lazy: () => import('./routes/products.tsx') },
  { path: `${paths.products}/:id`, title: 'product', hasOwnTitle: true, frame: 'vendor', right: 'everyone', lazy: () => import('./routes/product.tsx') },
  { path: paths.payouts, title: 'payouts', frame: 'vendor', right: 'everyone', isShown: ({ switches }) => !switches.hidePortalPayoutsMenu, givesWay: true, menu: 4, tab: 1, isFound: true, lazy: () => import('./routes/payouts.tsx') },
  { path: `${paths.payouts}/:id`, title: 'payoutDetails', hasOwnTitle: true, frame: 'vendor', right: 'everyone', lazy: () => import('./routes/payout.tsx') },
  { path: paths.customers, title: 'customers', frame: 'vendor', right: ['showPortalCustomers'], menu: 5, isFound: true, lazy: () => import('./routes/customers.tsx') },
  { path: paths.sell, title: 'sellForm', frame: 'vendor', right: ['showPortalSellForm', 'createOffer'], menu: 6, isFound: true, lazy: () => import('./routes/sell.tsx') },
  { path: paths.settings, title: 'accountSettings', frame: 'vendor', right: 'everyone', label: 'settings', menu: 7, isFound: true, lazy: () => import('./routes/settings.tsx') },
  { path: paths.statements, title: 'statements', frame: 'vendor', right: 'everyone', isShown: (shop) => showsStatements(shop.switches, shop.vendor_field_commissions), givesWay: true, under: 'payouts', tab: 2, isFound: true, lazy: () => import('./routes/statements.tsx') },
  { path: `${paths.statements}/:id`, title: 'statement', hasOwnTitle: true, frame: 'vendor', right: 'everyone', lazy: () => import('./routes/statement.tsx') },
  { path: paths.questions, title: 'questions', frame: 'vendor', right: 'everyone', isShown: (shop) => showsQuestions(shop.switches, shop.vendor_field_commissions), inbox: true, isFound: true, lazy: () => import('./routes/questions.tsx') },
  { path: `${paths.questions}/:id`, title: 'question', hasOwnTitle: true, frame: 'vendor', right: 'everyone', lazy: () => import('./routes/question.tsx') },
  { path: paths.contact, title: 'contact', frame: 'vendor', right: ['showPortalContactPage'], menu: 10, isFound: true, lazy: () => import('./routes/contact.tsx') },
  { path: paths.rates, title: 'rates', frame: 'vendor', right: 'everyone', isShown: (shop) => showsRates(shop.switches, shop.vendor_field_commissions), givesWay: true, under: 'commissions', isFound: true, lazy: () => import('./routes/rates.tsx') },
  { path: paths.team, title: 'team', frame: 'vendor', right: 'everyone', under: 'settings', isFound: true, lazy: () => import('./routes/team.tsx') },
  { path: paths.security, title: 'security', frame: 'vendor', right: 'everyone', lazy: () => import('./routes/security.tsx') },
  { path: paths.help, title: 'help', frame: 'reading', right: 'public', footer: 1, isFound: true, lazy: () => import('./routes/help.tsx') },
  { path: paths.terms, title: 'terms', frame: 'reading', right: 'public', footer: 2, lazy: () => import('./routes/terms.tsx') },
  { path: paths.privacy, title: 'privacy', frame: 'reading', right: 'public', footer: 3, lazy: () => import('./routes/privacy.tsx') },
  { path: paths.login, title: 'login', frame: 'portal', right: 'public', lazy: () => import('./routes/login.tsx') },
  { path: paths.register, title: 'register', frame: 'portal', right: 'public', lazy: () => import('./routes/register.tsx') },
  { path: paths.forgotPassword, title: 'forgotPassword', frame: 'portal', right: 'public', lazy: () => import('./routes/forgot-password.tsx') },
  { path: paths.resetPassword, title: 'resetPassword', frame: 'portal', right: 'public', lazy: () => import('./routes/reset-password.tsx') },
  { path: paths.invitation, title: 'invitation', frame: 'portal', right: 'public', lazy: () => import('./routes/invitation.tsx') },
  { path: paths.stopBankDetails, title: 'stopBankDetails', frame: 'portal', right: 'public', lazy: () => import('./routes/stop-bank-details.tsx') },
];
