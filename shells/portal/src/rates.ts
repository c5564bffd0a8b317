import { answerOf } from '@consignment/client/answer';
import { showsRates, type ShopSwitches } from '@consignment/domain/shop-switches';
import { smallCall } from '@consignment/routing/small-call';
import { client } from './api.ts';

/** The rules with days that concern a vendor, those that are coming first. */
export async function askRates(id: number, signal: AbortSignal) {
  return (await answerOf(client.GET('/vendors/{id}/rules/', { params: { path: { id } }, signal }))).results;
}

type Rates = readonly Awaited<ReturnType<typeof askRates>>[number][];

let known: { readonly id: number; readonly rates: Rates } | null = null;

/**
 * The same for a vendor's first page, asked for once, since its list is narrowed and paged. None where the shop keeps what its
 * vendors earn out of the portal, or where they are not there: the page does without them.
 */
export async function ratesOfHome(id: number, switches: ShopSwitches): Promise<Rates> {
  // The server knows whether the shop hides its vendors' commissions too, and refuses then.
  if (!showsRates(switches, true)) return [];
  if (known?.id === id) return known.rates;
  const { value: rates, problem } = await smallCall<Rates>((signal) => askRates(id, signal), []);
  if (problem === null || problem.status === 403) known = { id, rates };
  return rates;
}
