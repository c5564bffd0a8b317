import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { byBank, type BankGiven } from './by-bank.ts';
import { byHand } from './by-hand.ts';
import { byPaypal, type PaypalGiven } from './by-paypal.ts';
import type { Method, OutcomeWork } from './method.ts';

export type Methods = { readonly [M in PayoutMethod]: Method<M> };

/** Every method of paying vendors. */
export function createMethods(given: PaypalGiven & BankGiven): Methods {
  return { paypal: byPaypal(given), bank: byBank(given), by_hand: byHand(given) };
}

/** The jobs that find outcomes out. */
export function outcomeWorks(methods: Methods): OutcomeWork[] {
  return Object.values(methods).flatMap(({ work }) => work ?? []);
}
