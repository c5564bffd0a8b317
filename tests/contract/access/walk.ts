import { pagesOf } from '../exports/pdf.ts';
import { fetchFile } from '../exports/files.ts';
import type { Actor } from './actors.ts';
import { namedBy, rowOf, type AnyCall, type Scenario } from './calls.ts';
import { missing } from './fixture.ts';
import { factsOf, sendRequest, mayCall, operationIds, requestOf, takesFormat } from './requests.ts';

type Server = Scenario['server'];

/** A placeholder, to find out the ids that a call reads. */
const aVendor: Actor = {
  name: 'vendor',
  party: 'vendor',
  role: 'vendor',
  shop: null,
  vendor: null,
  token: null,
  email: '',
  own: missing,
  foreign: {},
};

/** Every GET of a vendor's login, except for the sign-out. */
export const vendorGets = operationIds.filter((id) => {
  const { method, isPublic } = factsOf(id);
  return method === 'GET' && !isPublic && id !== 'logoutVendor' && mayCall(id, { role: 'vendor' });
});

/** Those whose call names the vendor or something that belongs to it. */
export const narrowedGets = vendorGets.filter((id) => {
  const named = namedBy(rowOf(id), aVendor);
  return named.some((key) => ['vendor', 'payout', 'product', 'order', 'line'].includes(key));
});

/**
 * The answers to these GETs by a vendor's login, by call: as JSON and as CSV, for the ids named, for all rows and for
 * a search; and its payout as the text of the PDF. Each answer is checked against its schema and for canaries.
 */
export async function answersTo(
  server: Server,
  who: Actor,
  options: { readonly ids?: typeof vendorGets; readonly search?: string; readonly isNarrowed?: boolean } = {},
): Promise<{ readonly answers: Map<string, string>; readonly faults: readonly string[] }> {
  const { ids = vendorGets, search = '', isNarrowed = false } = options;
  const answers = new Map<string, string>();
  const faults: string[] = [];
  for (const id of ids) {
    const own = rowOf(id).call(who.own, who);
    const asked: Record<string, AnyCall> = {
      own,
      found: { ...own, query: { ...own.query, search } },
      ...(isNarrowed ? {} : { all: { ...own, query: {} } }),
    };
    for (const [how, call] of Object.entries(asked)) {
      for (const type of ['application/json', 'text/csv']) {
        const isFile = type === 'text/csv';
        if (isFile && !takesFormat(id) && id !== 'exportPayoutCsv') continue;
        const query = isFile && takesFormat(id) ? { ...call.query, format: 'csv' } : call.query;
        const request = requestOf(id, { ...call, query }, who.token);
        const headers = { ...request.headers, accept: type };
        const answer = await sendRequest(server.url, id, { ...request, headers }, who);
        answers.set(`${id} ${how} ${type}`, answer.text);
        faults.push(...answer.faults.map((fault) => `${id} ${how} ${type}: ${fault}`));
      }
    }
  }
  answers.set('exportPayout', await invoiceOf(server, who));
  return { answers, faults };
}

/** The lines of the invoice for the actor's payout. */
async function invoiceOf(server: Server, who: Actor): Promise<string> {
  const { url } = await server.ok('exportPayout', {
    token: who.token ?? '',
    query: { id: who.own.payout },
  });
  const { bytes } = await fetchFile(server, url);
  return pagesOf(bytes).flat().join('\n');
}
