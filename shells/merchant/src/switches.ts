import { answerOf } from '@consignment/client/answer';
import { readSwitches, type ShopSwitches } from '@consignment/domain/shop-switches';
import { client } from './api.ts';

let asked: Promise<ShopSwitches> | null = null;
let known: ShopSwitches | null = null;

/** Asks for the shop's switches anew; for the app, which does so once for all its pages. */
export function askSwitches(): Promise<ShopSwitches> {
  asked = answerOf(client.GET('/settings/switches/')).then((switches) => (known = readSwitches(switches)));
  // Who waits for them hears of a failure; where nobody does, it is no error of its own.
  asked.catch(() => undefined);
  return asked;
}

/** The switches that the app asked for, for a page's loader, which runs beside the app's. */
export function appSwitches(): Promise<ShopSwitches> {
  return asked ?? askSwitches();
}

/** The same without waiting; null while they are not there yet. */
export function switchesSoFar(): ShopSwitches | null {
  return known;
}
