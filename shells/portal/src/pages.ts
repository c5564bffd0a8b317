import { showsQuestions, showsRates, showsStatements } from '@consignment/domain/shop/shop-switches';
import { paths } from './paths.ts';
import type { Frames, Table } from './page.ts';

/** The frames of the pages. */
export const frames = {
  portal: { lazy: () => import('./routes/portal.tsx') },
  reading: { frame: 'portal', lazy: () => import('./routes/reading.tsx') },
  vendor: { frame: 'portal', needsSession: true, lazy: () => import('./routes/vendor.tsx') },
} as const satisfies Frames;

/**
 * Every page of the portal in the order in which the search offers them. The menu has the entries of the specification first,
 * in its order (foundations §2), then ours.
 */
// prettier-ignore
export const table: Table = [
  { path: paths.commissions, title: 'Commissions', frame: 'vendor', right: 'everyone', isShown: ({ switches }) => !switches.hidePortalCommissionsMenu, givesWay: true, menu: 1, isFound: true, lazy: () => import('./routes/commissions.tsx') },
  { path: paths.unpaid, title: 'Unpaid Orders', frame: 'vendor', right: ['showPortalUnpaidOrders'], menu: 2, isFound: true, lazy: () => import('./routes/unpaid.tsx') },
  { path: paths.products, title: 'Products', frame: 'vendor', right: 'everyone', isShown: (shop) => shop.vendor_portal_products, menu: 3, isFound: true, lazy: () => import('./routes/products.tsx') },
  { path: `${paths.products}/:id`, title: 'Product', hasOwnTitle: true, frame: 'vendor', right: 'everyone', lazy: () => import('./routes/product.tsx') },
  { path: paths.payouts, title: 'Payouts', frame: 'vendor', right: 'everyone', isShown: ({ switches }) => !switches.hidePortalPayoutsMenu, givesWay: true, menu: 4, tab: 1, isFound: true, lazy: () => import('./routes/payouts.tsx') },
  { path: `${paths.payouts}/:id`, title: 'Payout Details', hasOwnTitle: true, frame: 'vendor', right: 'everyone', lazy: () => import('./routes/payout.tsx') },
  { path: paths.customers, title: 'Customers', frame: 'vendor', right: ['showPortalCustomers'], menu: 5, isFound: true, lazy: () => import('./routes/customers.tsx') },
  { path: paths.sell, title: 'Sell Form', frame: 'vendor', right: ['showPortalSellForm', 'createOffer'], menu: 6, isFound: true, lazy: () => import('./routes/sell.tsx') },
  { path: paths.settings, title: 'Account Settings', frame: 'vendor', right: 'everyone', label: 'Settings', menu: 7, isFound: true, lazy: () => import('./routes/settings.tsx') },
  { path: paths.statements, title: 'Statements', frame: 'vendor', right: 'everyone', isShown: (shop) => showsStatements(shop.switches, shop.vendor_field_commissions), givesWay: true, under: 'Payouts', tab: 2, isFound: true, lazy: () => import('./routes/statements.tsx') },
  { path: `${paths.statements}/:id`, title: 'Statement', hasOwnTitle: true, frame: 'vendor', right: 'everyone', lazy: () => import('./routes/statement.tsx') },
  { path: paths.questions, title: 'Questions', frame: 'vendor', right: 'everyone', isShown: (shop) => showsQuestions(shop.switches, shop.vendor_field_commissions), inbox: true, isFound: true, lazy: () => import('./routes/questions.tsx') },
  { path: `${paths.questions}/:id`, title: 'Question', hasOwnTitle: true, frame: 'vendor', right: 'everyone', lazy: () => import('./routes/question.tsx') },
  { path: paths.contact, title: 'Contact', frame: 'vendor', right: ['showPortalContactPage'], menu: 10, isFound: true, lazy: () => import('./routes/contact.tsx') },
  { path: paths.rates, title: 'Your rates', frame: 'vendor', right: 'everyone', isShown: (shop) => showsRates(shop.switches, shop.vendor_field_commissions), givesWay: true, under: 'Commissions', isFound: true, lazy: () => import('./routes/rates.tsx') },
  { path: paths.team, title: 'Your team', frame: 'vendor', right: 'everyone', under: 'Settings', isFound: true, lazy: () => import('./routes/team.tsx') },
  { path: paths.security, title: 'Security', frame: 'vendor', right: 'everyone', lazy: () => import('./routes/security.tsx') },
  { path: paths.help, title: 'Help', frame: 'reading', right: 'public', footer: 1, isFound: true, lazy: () => import('./routes/help.tsx') },
  { path: paths.terms, title: 'Terms of service', frame: 'reading', right: 'public', footer: 2, lazy: () => import('./routes/terms.tsx') },
  { path: paths.privacy, title: 'Privacy policy', frame: 'reading', right: 'public', footer: 3, lazy: () => import('./routes/privacy.tsx') },
  { path: paths.login, title: 'Login', frame: 'portal', right: 'public', lazy: () => import('./routes/login.tsx') },
  { path: paths.register, title: 'Register', frame: 'portal', right: 'public', lazy: () => import('./routes/register.tsx') },
  { path: paths.forgotPassword, title: 'Forgot your password', frame: 'portal', right: 'public', lazy: () => import('./routes/forgot-password.tsx') },
  { path: paths.resetPassword, title: 'Reset Password', frame: 'portal', right: 'public', lazy: () => import('./routes/reset-password.tsx') },
  { path: paths.invitation, title: 'Join the team', frame: 'portal', right: 'public', lazy: () => import('./routes/invitation.tsx') },
  { path: paths.stopBankDetails, title: 'Stop the change of bank details', frame: 'portal', right: 'public', lazy: () => import('./routes/stop-bank-details.tsx') },
];
