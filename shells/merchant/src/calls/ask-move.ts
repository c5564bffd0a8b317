import { answerOf, listOf, settled } from '@consignment/client/answer';
import type { MovingStep } from '@consignment/domain/moves/moving-steps';
import { idIn, pageOf } from '@consignment/routing/lists/list-codec';
import { client } from '../api.ts';
import { movePageCodec, movePayoutsCodec } from '../lists/move-codec.ts';

export const pageSize = 50;
/** A group is a card, and is read. */
export const groupsOfPage = 20;

export type Asked = Awaited<ReturnType<typeof askStep>>;

export function askMove(id: number, signal: AbortSignal) {
  return answerOf(client.GET('/moves/{id}/', { params: { path: { id } }, signal }));
}

type KnownMove = Awaited<ReturnType<typeof askMove>>;

/** The data that the shown step needs besides the move. */
export async function askStep(
  move: KnownMove,
  step: MovingStep,
  search: URLSearchParams,
  signal: AbortSignal,
) {
  const id = move.id;
  switch (step) {
    case 'columns':
      return { step, profiles: await settled(askProfiles(signal)) };
    case 'check':
      return { step, problems: move.found === null ? null : await settled(askProblems(id, search, signal)) };
    case 'vendors':
      return { step, vendors: await settled(askVendors(id, search, {}, signal)) };
    case 'balances':
      return { step, vendors: await settled(askVendors(id, search, { open: true }, signal)) };
    case 'differences':
      return { step, compared: await askCompared(id, search, signal) };
    case 'files':
    case 'review':
    case 'done':
      return { step };
  }
}

async function askProfiles(signal: AbortSignal) {
  return (await answerOf(client.GET('/moves/profiles/', { signal }))).results;
}

function at(search: URLSearchParams) {
  return { page: movePageCodec.parse(search).page, page_size: pageSize };
}

function askProblems(id: number, search: URLSearchParams, signal: AbortSignal) {
  const params = { path: { id }, query: at(search) };
  return listOf(client.GET('/moves/{id}/problems/', { params, signal }));
}

function askVendors(id: number, search: URLSearchParams, of: { open?: boolean }, signal: AbortSignal) {
  const params = { path: { id }, query: { ...at(search), ...of } };
  return listOf(client.GET('/moves/{id}/vendors/', { params, signal }));
}

/** The lines of a group or of a payout, the payouts one by one, or the groups. */
async function askCompared(id: number, search: URLSearchParams, signal: AbortSignal) {
  const path = { id };
  const group = idIn(search, 'group');
  const payout = idIn(search, 'payout');
  if (group !== null || payout !== null) {
    const query = {
      ...at(search),
      ...(group === null ? {} : { group }),
      ...(payout === null ? {} : { payout }),
    };
    const call = client.GET('/moves/{id}/difference-rows/', { params: { path, query }, signal });
    return { is: 'lines', group, lines: await settled(listOf(call)) } as const;
  }
  if (search.get('view') === 'payouts') {
    const asked = movePayoutsCodec.parse(search);
    const query = { ...pageOf(asked, pageSize), ...(asked.state === null ? {} : { state: asked.state }) };
    const call = client.GET('/moves/{id}/payouts/', { params: { path, query }, signal });
    return { is: 'payouts', payouts: await settled(listOf(call)) } as const;
  }
  const query = { ...at(search), page_size: groupsOfPage };
  const call = client.GET('/moves/{id}/differences/', { params: { path, query }, signal });
  return { is: 'causes', groups: await settled(answerOf(call)) } as const;
}

/** The address of a step, from '?'. */
export function hrefOfStep(step: MovingStep, more: Record<string, string> = {}): string {
  return `?${new URLSearchParams({ step, ...more }).toString()}`;
}
