import { answerOf } from '@consignment/client/answer';
import { client } from './api.ts';

/** The rules with days that concern a vendor, those that are coming first, and the rates of its next orders. */
export async function askRates(id: number, signal: AbortSignal) {
  const { results, rates } = await answerOf(
    client.GET('/vendors/{id}/rules/', { params: { path: { id } }, signal }),
  );
  return { rules: results, rates };
}
