import { moneyToWire } from '@consignment/domain/money/money';
import { expect } from 'vitest';
import { runsOf, type HistoryShop, type RunOfShop } from './history-shop.ts';
import type { MortalStep } from './history-steps.ts';
import { Killed, startProcess, type Call, type Reply } from './process.ts';

/** The events of a history, for the report. */
export type Counts = { kills: number; approved: number; refunds: number; deletions: number; again: number };

export type Taking = { readonly shop: HistoryShop; readonly counts: Counts } & MortalStep;

/** Null where the process was killed, and the person did not ask again. */
export async function ask(of: Taking, call: Call, loginId = of.shop.logins[0]): Promise<Reply | null> {
  const { shop, counts, fate, isDoneAgain } = of;
  const who = { shopId: shop.shopId, loginId };
  const process = fate === null ? shop.process : startProcess(givenOf(shop), fate);
  try {
    return clear(await process.call(who, call));
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    counts.kills += 1;
    // A repeated request takes a key over from a process that is gone.
    later(shop, 11_000);
    return isDoneAgain ? clear(await shop.process.call(who, call)) : null;
  }
}

/** Whatever is asked, the answer is done or says why not. 502: PayPal gave no clear answer to a cancellation. */
function clear(reply: Reply): Reply {
  expect([200, 201, 404, 409, 422, 502], JSON.stringify(reply.body)).toContain(reply.status);
  return reply;
}

export function givenOf({ database, paypal, clock }: HistoryShop) {
  return { database, paypal, clock: () => clock.now };
}

export function later({ clock }: HistoryShop, ms: number): void {
  clock.now = new Date(clock.now.getTime() + ms);
}

export function vendorAt({ vendors }: HistoryShop, n: number): number {
  return vendors[n % vendors.length] ?? 0;
}

/** The nth run of those where the step can do something; one step in five takes any run, and goes wrong. */
export async function runAt(
  shop: HistoryShop,
  n: number,
  fits: (run: RunOfShop) => boolean,
): Promise<RunOfShop | null> {
  const all = await runsOf(shop);
  return nthOf(n % 5 === 0 ? all : all.filter(fits), n);
}

export const isDraft = ({ isApproved, isCanceled }: RunOfShop): boolean => !isApproved && !isCanceled;
export const isAny = (): boolean => true;

export function nthOf<T>(all: readonly T[], n: number): T | null {
  return all[n % Math.max(1, all.length)] ?? null;
}

export function money(minor: number): string {
  return moneyToWire(minor, 'USD');
}
