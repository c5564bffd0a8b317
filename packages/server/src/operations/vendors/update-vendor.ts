import { isCurrency } from '@consignment/domain/money/currency';
import { isEmail } from '@consignment/domain/shop/customer';
import { payoutMethods, payoutMethodText } from '@consignment/domain/payouts/payout-method';
import { percentToWire } from '@consignment/domain/money/rate';
import { readSwitches } from '@consignment/domain/shop/shop-switches';
import { defineTexts } from '@consignment/domain/text/texts';
import { rateOf } from '../../common/figures.ts';
import { showPassword, stillThePassword, type Shown } from '../../actions/people/own-password.ts';
import type { Session } from '../../common/session.ts';
import { holdPayments, refuseMore } from '../../actions/vendors/hold-payments.ts';
import { refuseSetUpByShop } from '../../actions/vendors/payout-details.ts';
import { checkProof } from '../../actions/people/proof.ts';
import { forSession, type Body, type SessionAsk } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { settingsOf, shopOf } from '../../queries/shops/shops.ts';
import { isChangeStopped } from '../../queries/payouts/payout-holds.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import {
  changeVendor,
  lockVendor,
  vendorById,
  type VendorChange,
  type VendorRow,
} from '../../queries/vendors/vendors.ts';
import { rulesChanged } from '../../actions/commission/rules-change.ts';
import { vendorEntries, withReason } from '../../actions/shops/settings-entries.ts';
import { refuseChanged } from '../../actions/shops/settings-values.ts';
import type { Tx } from '../../database/database.ts';
import { vendorDetail } from '../../actions/vendors/vendor-detail.ts';

const texts = defineTexts('UpdateVendor', {
  notByKey: 'A key cannot change a PayPal email.',
  scopeMissing: 'A key needs the scope payouts:write to change a PayPal email or a payout method.',
  noPassword: 'Enter your password to change your PayPal email.',
  wrongPassword: 'Your password is incorrect.',
  notEmail: '“{email}” is not an email address.',
  noCurrency: '“{currency}” is not a currency code.',
  paypalEmailOnly: 'You can change your PayPal email here. Ask the shop to change anything else.',
  noPaypalEmail: 'This shop does not pay by PayPal email. Ask the shop how it pays you.',
  globalDefault: 'Global Default',
  flatRate: 'Flat rate',
  commissionRate: 'Commission rate',
});

type Sent = Body<'updateVendor'>;
type Values = Omit<Sent, 'expected' | 'reason'>;

export const updateVendor = forSession<'updateVendor'>(async (ask) => {
  const { params, session, by, now, write, service } = ask;
  const { expected = {}, reason, ...values } = ask.body;
  const change = changeOf(values);
  if (session.party === 'vendor') return changeOwn(ask, change);
  const work = async (tx: Tx) => {
    // A change of rules holds the settings alone, so that no line is priced meanwhile.
    if (rules.some((rule) => rule in change)) await lockSettings(tx, session.shopId, 'change');
    const before = await lockVendor(tx, session.shopId, params.id);
    if (before === null) throw notFound();
    refuseStale(before, expected, values);
    const { paypal_email: email, payout_method: method } = { ...before, ...change };
    if (email !== before.paypal_email || method !== before.payout_method) {
      mayMoveMoney(session);
      checkProof(session, now);
    }
    const isAny = Object.keys(change).length > 0;
    const after = isAny ? await writeVendor(tx, ask, { before, change }) : before;
    if (rules.some((rule) => before[rule] !== after[rule])) {
      await rulesChanged(tx, service.jobs, { shopId: session.shopId, vendorId: before.id });
    }
    const body = await vendorDetail(tx, session, before.id, now);
    const entries = withReason(vendorEntries(before, after), reason);
    await record(tx, { shopId: session.shopId, by, now }, entries);
    return { status: 200, body } as const;
  };
  // As the system where a mail may go to the vendor's logins with it.
  const answer = await (change.paypal_email === undefined ? write(work) : service.database.asSystem(work));
  service.mail.startDelivery();
  return answer;
});

/** Changes a locked vendor. Another PayPal email holds its payments, by whomever it is changed. */
async function writeVendor(
  tx: Tx,
  { session, now, service }: SessionAsk<'updateVendor'>,
  { before, change }: { readonly before: VendorRow; readonly change: VendorChange },
): Promise<VendorRow> {
  const write = () => changeVendor(tx, session.shopId, before.id, change);
  const { paypal_email: to = before.paypal_email } = change;
  if (to === before.paypal_email) return write();
  const vendorId = before.id;
  if (session.loginId === null || session.party === 'vendor') {
    const isStopped =
      session.party === 'vendor' && (await isChangeStopped(tx, { ...session, vendorId }, now));
    await refuseMore(tx, { shopId: session.shopId, vendorId, isStopped, now });
  }
  await holdPayments(tx, service, { vendor: before, session, change: { is: 'paypal', to }, write, now });
  return (await vendorById(tx, session.shopId, vendorId)) ?? before;
}

/**
 * A vendor changes its own data. It runs as the system, so that the notification mails commit or roll back with
 * it.
 */
async function changeOwn(ask: SessionAsk<'updateVendor'>, change: VendorChange) {
  const { params, body, session, by, now, read, service } = ask;
  const { shopId, loginId, vendorIds } = session;
  const { database } = service;
  const own = async (tx: Tx) => {
    const vendor = (vendorIds ?? []).includes(params.id) ? await lockVendor(tx, shopId, params.id) : null;
    if (vendor === null) throw notFound();
    return vendor;
  };
  const isAnother = await database.asSystem(async (tx) => {
    const vendor = await own(tx);
    await refuseWhatIsNotTheirs(tx, session, body);
    return (change.paypal_email ?? vendor.paypal_email) !== vendor.paypal_email;
  });
  if (isAnother) {
    // A program has no password to show.
    if (loginId === null) throw refuse(403, 'forbidden', texts.notByKey);
    checkProof(session, now);
    await database.asSystem((tx) => refuseSetUpByShop(tx, session));
    const shown = shownIn(body);
    const login = await showPassword(service, loginId, shown, now);
    await database.asSystem(async (tx) => {
      await stillThePassword(tx, login, shown);
      await refuseSetUpByShop(tx, session);
      const before = await own(tx);
      const after = await writeVendor(tx, ask, { before, change });
      await record(tx, { shopId, by, now }, vendorEntries(before, after));
    });
    service.mail.startDelivery();
  }
  return { status: 200 as const, body: await read((tx) => vendorDetail(tx, session, params.id, now)) };
}

/** A program that names another receiver of payouts could as well pay. */
function mayMoveMoney({ key }: SessionAsk<'updateVendor'>['session']): void {
  if (key === null || key.scopes.has('payouts:write')) return;
  throw refuse(403, 'scope_missing', texts.scopeMissing);
}

/** Money is sent to this address, so a change needs the login's password. */
function shownIn({ password = '' }: Sent): Shown {
  const pointer = '/password';
  if (password === '') {
    throw refuse(422, 'required', texts.noPassword, { pointer });
  }
  return { password, pointer, detail: texts.wrongPassword };
}

/** The fields that the price of a vendor's lines depends on. */
const rules = [
  'commission_rate_ppm',
  'flat_rate',
  'by_profit',
  'by_compare_at_price',
  'collects_tax',
] as const satisfies readonly (keyof VendorRow)[];

/** `password` authorizes the change and is not part of it. */
function changeOf({ commission_rate: rate, ...sent }: Values): VendorChange {
  const plain = { ...sent };
  delete plain.password;
  for (const key of ['email', 'paypal_email'] as const) {
    const email = plain[key] ?? '';
    if (email !== '' && !isEmail(email)) {
      throw refuse(422, 'invalid_value', texts.notEmail({ email: email.slice(0, 100) }), {
        pointer: `/${key}`,
      });
    }
  }
  if (typeof plain.currency === 'string' && !isCurrency(plain.currency)) {
    throw refuse(422, 'invalid_value', texts.noCurrency({ currency: plain.currency }), {
      pointer: '/currency',
    });
  }
  return {
    ...plain,
    ...(rate === undefined ? {} : { commission_rate_ppm: rateOf(rate, '/commission_rate') }),
  };
}

/** Throws a Refusal (409) with the present values where they have changed since the client read them. */
function refuseStale(before: VendorRow, expected: NonNullable<Sent['expected']>, values: Values): void {
  const rate = before.commission_rate_ppm;
  refuseChanged(
    comparable(expected, '/expected'),
    comparable({ ...before, commission_rate: rate === null ? null : percentToWire(rate) }, ''),
    comparable(values, ''),
    {
      flat_rate: calculationOf,
      payout_method: methodOf,
      currency: (currency) => currency ?? texts.globalDefault,
    },
  );
}

/** In the words of the settings page. */
function calculationOf(flat: unknown): string {
  if (flat === null) return texts.globalDefault;
  return flat === true ? texts.flatRate : texts.commissionRate;
}

function methodOf(method: unknown): string {
  const known = payoutMethods.find((one) => one === method);
  return known === undefined ? texts.globalDefault : payoutMethodText(known);
}

/** One value for all spellings of the same rate or text. */
function comparable(values: Readonly<Record<string, unknown>>, pointer: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value];
      if (key !== 'commission_rate') return [key, value.trim()];
      const ppm = rateOf(value, `${pointer}/${key}`);
      return [key, ppm === null ? null : percentToWire(ppm)];
    }),
  );
}

/** A vendor may set only its own PayPal email, and only where the shop allows it (spec accounts §6). */
async function refuseWhatIsNotTheirs(tx: Tx, session: Session, body: Sent): Promise<void> {
  const other = Object.keys(body).find((key) => key !== 'paypal_email' && key !== 'password');
  if (other !== undefined) {
    throw refuse(403, 'forbidden', texts.paypalEmailOnly, { pointer: `/${other}` });
  }
  const shop = await shopOf(tx, session.shopId);
  const { switches } = await settingsOf(tx, session.shopId);
  if (shop.country_code === 'CA' || readSwitches(switches).hidePortalPaypalEmail) {
    throw refuse(403, 'forbidden', texts.noPaypalEmail, { pointer: '/paypal_email' });
  }
}
