import {
  mayBecome,
  standingOf,
  unreportedStatuses,
  type PayoutStatus,
} from '@consignment/domain/payouts/payout-status';
import { moneyToWire } from '@consignment/domain/money/money';
import { paypalAmount, waitUntilNextLook } from '@consignment/domain/payouts/paypal';
import { releasePayout } from '../ledger/release-payout.ts';
import { payoutEntry } from '../ledger/payout-entries.ts';
import { keepFee, type FeeChange } from '../ledger/payout-fee.ts';
import { record, type Entry } from '../ledger/record.ts';
import { setPayoutStatus } from '../ledger/payout-status.ts';
import { payoutBackMails, payoutMails } from '../mail/trade-mails.ts';
import { announce } from '../queries/shops/announcements.ts';
import { keepKeyCheck, paymentSettingsOf } from '../queries/payouts/payment-settings.ts';
import {
  keepNews,
  lockTaken,
  markLeaving,
  shopsWithDueTransfers,
  takeUp,
  type Transfer,
} from '../queries/payouts/payout-transfers.ts';
import type { By } from '../common/by.ts';
import { payoutById } from '../queries/payouts/payouts.ts';
import type { Sealer } from '../common/sealed.ts';
import type { Database, Tx } from '../database/database.ts';
import {
  findingOfAnswer,
  findingOfBatch,
  findingUnread,
  newsOf,
  nextStep,
  type Finding,
} from './findings.ts';
import { keysOf } from './keys.ts';
import type { Keys } from './paypal/caller.ts';
import type { Paypal, PaypalClient } from './paypal/client.ts';

/*
 * Payouts by PayPal, from the outbox to their end. One process at a time takes up a transfer, PayPal is called
 * without an open transaction, and its answer is stored in one. After a crash between any two of these steps, the next
 * process asks again under the same batch id, which PayPal pays once.
 */

export type TransferGiven = {
  readonly database: Database;
  readonly paypal: Paypal;
  readonly secrets: Sealer;
  readonly publicUrl: () => string;
  readonly clock: () => Date;
  /** Starts the delivery of queued mails. */
  readonly startDelivery: () => void;
};

/** Longer than all requests of one look together; afterwards another process may take the transfer over. */
const msTaken = 120_000;
const atOnce = 4;

export type TransferWork = {
  dueShops(): Promise<readonly number[]>;
  /** Looks at every due transfer of a shop; stops before the next one when the signal aborts. */
  run(shopId: number, signal: AbortSignal): Promise<void>;
};

export function createTransferWork(given: TransferGiven): TransferWork {
  return {
    dueShops: () => given.database.asSystem((tx) => shopsWithDueTransfers(tx, given.clock())),
    async run(shopId, signal) {
      const one = async () => {
        while (!signal.aborted && (await lookAt(given, { shopId })) !== null);
      };
      await Promise.all(Array.from({ length: atOnce }, one));
    },
  };
}

/** Looks at the transfer that is due longest, or at the one named. Null where there is none. */
async function lookAt(
  given: TransferGiven,
  ask: { readonly shopId: number; readonly payoutId?: number },
): Promise<PayoutStatus | null> {
  const taken = await take(given, ask, (transfer, now) => nextStep(transfer, now) === 'send');
  if (taken === null) return null;
  const { transfer } = taken;
  const now = given.clock();
  const step = nextStep(transfer, now);
  if (typeof step === 'object') return keep(given, transfer, step.finding);
  const client = clientFor(given, taken);
  if (client === null) return keep(given, transfer, findingUnread(transfer, keysChanged, now));
  if (step === 'read') return keep(given, transfer, await read(client, transfer, now));
  return keep(given, transfer, await send(given, client, transfer));
}

const keysChanged = 'The PayPal keys that this payout was made with are not saved any more.';

export type Taken = { readonly transfer: Transfer; readonly keys: Keys | null };

/**
 * Takes a transfer up and returns its state before; when `isLeaving`, that is stored first, so that the transfer
 * cannot count as unsent afterwards.
 */
export async function take(
  given: TransferGiven,
  { shopId, payoutId }: { readonly shopId: number; readonly payoutId?: number },
  isLeaving: (transfer: Transfer, now: Date) => boolean,
): Promise<Taken | null> {
  const { database, secrets } = given;
  return database.asShop({ shopId, vendorIds: null }, async (tx) => {
    const now = given.clock();
    const until = new Date(now.getTime() + msTaken);
    const transfer = await takeUp(tx, {
      shopId,
      now,
      until,
      ...(payoutId === undefined ? {} : { payoutId }),
    });
    if (transfer === null) return null;
    const settings = await paymentSettingsOf(tx, shopId, transfer.provider);
    const keys = keysOf(settings, transfer.is_test, secrets);
    if (keys?.clientId === transfer.client_id && isLeaving(transfer, now)) {
      await markLeaving(tx, transfer, now);
    }
    return { transfer, keys };
  });
}

/** Null where the stored keys are not those of the payout's account. */
export function clientFor({ paypal }: TransferGiven, { transfer, keys }: Taken): PaypalClient | null {
  if (keys === null || keys.clientId !== transfer.client_id) return null;
  return paypal(transfer.is_test ? 'sandbox' : 'live', keys);
}

async function read(client: PaypalClient, transfer: Transfer, now: Date): Promise<Finding> {
  return findingOfBatch(transfer, await client.readBatch(transfer.provider_batch_id ?? ''), now);
}

async function send(given: TransferGiven, client: PaypalClient, transfer: Transfer): Promise<Finding> {
  const amount = paypalAmount(transfer.amount, transfer.currency);
  if (amount.is === 'refused') throw new Error(`Payout ${transfer.payout_id} cannot be sent: ${amount.why}`);
  const answer = await client.createPayout({
    batchId: transfer.batch_id,
    receiver: transfer.receiver,
    value: amount.value,
    currency: transfer.currency,
    subject: `${transfer.shop_name} has paid you`,
    note: transfer.note,
  });
  if (answer.is === 'refused' && answer.isOfKeys) await keysRefused(given, transfer);
  const finding = findingOfAnswer(transfer, answer);
  if (answer.is !== 'taken') return finding;
  const sent = { ...transfer, status: finding.status, provider_batch_id: answer.batch, problem: '' };
  return read(client, { ...sent, may_have_arrived: true }, given.clock());
}

async function keysRefused({ database }: TransferGiven, transfer: Transfer): Promise<void> {
  const { shop_id: shopId, client_id: clientId, is_test: isTest } = transfer;
  await database.asShop({ shopId, vendorIds: null }, (tx) =>
    keepKeyCheck(tx, { shopId, clientId, isTest }, { check: 'invalid' }),
  );
}

/**
 * Stores a finding and applies its consequences once: the lines of money that was not sent, or came back, are payable
 * again; the vendor is notified when it is paid and when that is undone, the owner when action is needed. Returns the
 * status. `cancelledBy` is who asked for the payout to come back.
 */
export async function keep(
  given: TransferGiven,
  transfer: Transfer,
  finding: Finding,
  cancelledBy: By | null = null,
): Promise<PayoutStatus> {
  const { shop_id: shopId } = transfer;
  const status = await given.database.asShop({ shopId, vendorIds: null }, async (tx) => {
    const before = await lockTaken(tx, transfer);
    // Another process has taken the transfer up meanwhile, and its finding is newer.
    if (before === null) return transfer.status;
    const now = given.clock();
    const after = mayBecome(before, finding.status) ? finding.status : before;
    const looks = after === before ? transfer.looks + 1 : 0;
    const wait = waitUntilNextLook(after, looks);
    await keepNews(tx, transfer, {
      ...finding,
      looks,
      dueAt: wait === null ? null : new Date(now.getTime() + wait),
    });
    if (after !== before) {
      await become(given, tx, transfer, { ...finding, status: after }, now);
    }
    const ofPayout = { shopId, payoutId: transfer.payout_id, now };
    const charge = await keepFee(tx, { ...ofPayout, fee: finding.fee });
    if (after !== before || charge !== null) {
      await recordNews(tx, transfer, { before, after, charge, cancelledBy, now });
    }
    return after;
  });
  if (status !== transfer.status) given.startDelivery();
  return status;
}

const byPaypal: By = { kind: 'platform', name: 'PayPal' };

async function recordNews(
  tx: Tx,
  { shop_id: shopId, payout_id: payoutId }: Transfer,
  news: {
    readonly before: PayoutStatus;
    readonly after: PayoutStatus;
    readonly charge: FeeChange | null;
    readonly cancelledBy: By | null;
    readonly now: Date;
  },
): Promise<void> {
  const { before: was, after, charge, cancelledBy, now } = news;
  const payout = await payoutById(tx, shopId, payoutId);
  if (payout === null) return;
  const isCancelled = cancelledBy !== null && standingOf(after) === 'void';
  const entries: Entry[] = [];
  if (after !== was && isCancelled) entries.push(payoutEntry('payout.canceled', payout, { was }));
  else if (after !== was && isReported(after)) entries.push(payoutEntry(`payout.${after}`, payout, { was }));
  if (charge !== null) {
    const fee = moneyToWire(charge.fee, payout.currency);
    entries.push(payoutEntry(`payout.fee_${charge.is}`, payout, { after: { fee } }));
  }
  if (entries.length > 0)
    await record(tx, { shopId, by: isCancelled ? cancelledBy : byPaypal, now }, entries);
}

type Reported = Exclude<PayoutStatus, (typeof unreportedStatuses)[number]>;

/** Whether PayPal can have reported it. */
function isReported(status: PayoutStatus): status is Reported {
  return !unreportedStatuses.some((other) => other === status);
}

async function become(
  given: TransferGiven,
  tx: Tx,
  transfer: Transfer,
  finding: Finding,
  now: Date,
): Promise<void> {
  const { shop_id: shopId, payout_id: payoutId, is_test: isTest } = transfer;
  const { status } = finding;
  if (status === 'deleted') throw new Error('A provider deletes no payout.');
  if (status === 'failed' || status === 'returned' || status === 'reversed') {
    await releasePayout(tx, { shopId, payoutId, status, now });
  } else {
    await setPayoutStatus(tx, { shopId, payoutId, status });
  }
  // A test moves no money, so there is nothing to notify.
  if (isTest) return;
  const about = { shopId, payoutIds: [payoutId], publicUrl: given.publicUrl(), now };
  if (status === 'paid') await payoutMails(tx, about);
  if (standingOf(status) === 'void') await payoutBackMails(tx, about);
  const news = newsOf(transfer, finding);
  if (news !== null) await announce(tx, { shopId, ...news, now });
}
