import { answerOf } from '@consignment/client/answer';
import { client } from './api.ts';

/** The rules with days that concern a vendor, those that are coming first. */
export async function askRates(id: number, signal: AbortSignal) {
  return (await answerOf(client.GET('/vendors/{id}/rules/', { params: { path: { id } }, signal }))).results;
}
