import { answerOf } from '@consignment/client/answer';
import { readSwitches, type ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { smallCall, type Small } from '@consignment/routing/app/small-call';
import { client } from './api.ts';

let asked: Promise<Small<ShopSwitches>> | null = null;
let known: ShopSwitches | null = null;

/** Asks again for the shop's switches; for the app, which does so once for all its pages. Until then, it uses their defaults. */
export function askSwitches(): Promise<Small<ShopSwitches>> {
  const ask = async (signal: AbortSignal) => {
    known = readSwitches(await answerOf(client.GET('/settings/switches/', { signal })));
    return known;
  };
  asked = smallCall(ask, known ?? readSwitches({}));
  // Every page that waits for them learns that the session is over; where none waits, it is not an error.
  asked.catch(() => undefined);
  return asked;
}

/** The switches that the app asked for, for a page's loader, which runs beside the app's. */
export async function appSwitches(): Promise<ShopSwitches> {
  return (await (asked ?? askSwitches())).value;
}

/** The same without waiting; null while they are not there yet. */
export function switchesSoFar(): ShopSwitches | null {
  return known;
}
