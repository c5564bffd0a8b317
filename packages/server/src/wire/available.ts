import { availableOf, type OnItsWay } from '@consignment/domain/orders/availability';
import { moneyToWire } from '@consignment/domain/money/money';

/** An amount due, split into the parts that can be paid now and are on their way. Minor units. */
export function availableToWire(due: number, onItsWay: OnItsWay, currency: string) {
  return {
    available: moneyToWire(availableOf(due, onItsWay), currency),
    on_its_way: moneyToWire(onItsWay.amount, currency),
    next_available_on: onItsWay.next?.on ?? null,
  };
}

/** The same with the part of it that is available from the next day, and the minimum payout. Minor units. */
export function payableToWire(due: number, onItsWay: OnItsWay, minimum: number, currency: string) {
  return {
    ...availableToWire(due, onItsWay, currency),
    next_available_amount: moneyToWire(onItsWay.next?.amount ?? 0, currency),
    minimum_payout: moneyToWire(minimum, currency),
  };
}
