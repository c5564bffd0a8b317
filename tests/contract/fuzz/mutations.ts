import fc from 'fast-check';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';
import type { Actor } from '../access/actors.ts';
import { namedBy, type AnyCall, type AnyRow } from '../access/calls.ts';
import { missing, type Ids } from '../access/fixture.ts';
import { requestOf, type Request } from '../access/requests.ts';
import { declaredBody, declaredQuery } from './declared.ts';
import {
  hostileBodies,
  hostileHeaders,
  hostileJson,
  hostileKeys,
  hostileQueries,
  hostileTexts,
} from './hostile.ts';
import { damaged, nodeOf, textOf, type Damage } from './json-damage.ts';

/** One fault in a call. `at` selects one of several places, modulo their number. */
export type Mutation =
  | { readonly do: 'name'; readonly at: number; readonly what: 'foreign' | 'missing' }
  | { readonly do: 'param'; readonly at: number; readonly text: string }
  | { readonly do: 'query'; readonly key: string; readonly text: string }
  | { readonly do: 'raw query'; readonly text: string }
  | { readonly do: 'headers'; readonly headers: Readonly<Record<string, string>> }
  | { readonly do: 'body'; readonly body: string | Buffer }
  | { readonly do: 'cut'; readonly at: number }
  | Damage;

const place = fc.nat(1000);

/** One to three faults in a call of the operation, mostly one. */
export function mutationsOf(id: OperationId, row: AnyRow, who: Actor): fc.Arbitrary<Mutation[]> {
  const call = row.call(who.own, who);
  const kinds = [
    ...(namedBy(row, who).length > 0 ? [{ weight: 3, arbitrary: naming }] : []),
    ...(call.params === undefined ? [] : [{ weight: 2, arbitrary: inPath }]),
    ...inQuery(id),
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('headers' as const), headers: one(hostileHeaders) }),
    },
    ...inBody(id),
  ];
  const mutation: fc.Arbitrary<Mutation> = fc.oneof(...kinds);
  return fc.oneof(
    { weight: 3, arbitrary: mutation.map((single) => [single]) },
    { weight: 1, arbitrary: fc.array(mutation, { minLength: 2, maxLength: 3 }) },
  );
}

const one = <T>(list: readonly T[]) => fc.constantFrom(...list);

const naming = fc.record({
  do: fc.constant('name' as const),
  at: place,
  what: fc.constantFrom('foreign' as const, 'missing' as const),
});
const inPath = fc.record({ do: fc.constant('param' as const), at: place, text: one(hostileTexts) });

function inQuery(id: OperationId): { weight: number; arbitrary: fc.Arbitrary<Mutation> }[] {
  const raw = fc.record({ do: fc.constant('raw query' as const), text: one(hostileQueries) });
  const declared = declaredQuery(id);
  if (declared.length === 0) return [{ weight: 1, arbitrary: raw }];
  const key = one(declared).chain(({ name, extremes }) => {
    const texts = [...hostileTexts, ...extremes.flatMap((edge) => Array<string>(12).fill(String(edge)))];
    return fc.record({ do: fc.constant('query' as const), key: fc.constant(name), text: one(texts) });
  });
  return [
    { weight: 1, arbitrary: raw },
    { weight: 8, arbitrary: key },
  ];
}

function inBody(id: OperationId): { weight: number; arbitrary: fc.Arbitrary<Mutation> }[] {
  const declared = declaredBody(id);
  const whole = fc.record({ do: fc.constant('body' as const), body: one(hostileBodies) });
  if (declared.length === 0) return [{ weight: 1, arbitrary: whole }];
  const key = one(declared).chain(({ name, extremes }) => {
    const values = [
      ...hostileJson,
      ...extremes.flatMap((edge) => Array<string>(12).fill(JSON.stringify(edge))),
    ];
    return fc.record({
      do: fc.constant('set' as const),
      at: place,
      key: fc.constant(name),
      json: one(values),
    });
  });
  const at = { at: place };
  return [
    { weight: 2, arbitrary: whole },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('cut' as const), ...at }) },
    { weight: 8, arbitrary: key },
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('replace' as const), ...at, json: one(hostileJson) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), ...at }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), ...at }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('set' as const),
        ...at,
        key: one(hostileKeys),
        json: one(hostileJson),
      }),
    },
  ];
}

/** The request of a call with these faults. */
export function mutated(
  id: OperationId,
  row: AnyRow,
  who: Actor,
  prepared: AnyCall | undefined,
  mutations: readonly Mutation[],
): Request {
  let call: AnyCall = { ...row.call(misnamed(row, who, mutations), who), ...prepared };
  for (const mutation of mutations) {
    if (mutation.do === 'param') call = { ...call, params: withText(call.params ?? {}, mutation) };
    if (mutation.do === 'query') {
      call = { ...call, query: { ...call.query, [mutation.key]: mutation.text.toWellFormed() } };
    }
  }
  const request = requestOf(id, call, who.token);
  const raw = mutations.flatMap((mutation) => (mutation.do === 'raw query' ? [mutation.text] : []));
  const query = raw.length === 0 ? '' : `${request.path.includes('?') ? '&' : '?'}${raw.join('&')}`;
  const headers = mutations.flatMap((mutation) => (mutation.do === 'headers' ? [mutation.headers] : []));
  return {
    ...request,
    path: request.path + query,
    headers: Object.assign({}, request.headers, ...headers) as Request['headers'],
    // A client sends no body with a GET.
    body: request.method === 'GET' ? null : bodyOf(request.body, call.body, mutations),
  };
}

function misnamed(row: AnyRow, who: Actor, mutations: readonly Mutation[]): Ids {
  const named = namedBy(row, who);
  const foreign = Object.values(who.foreign);
  return mutations.reduce((own, mutation) => {
    const key = mutation.do === 'name' ? named[mutation.at % named.length] : undefined;
    if (mutation.do !== 'name' || key === undefined) return own;
    const other = mutation.what === 'missing' ? missing : foreign[mutation.at % foreign.length];
    return { ...own, [key]: (other ?? missing)[key] };
  }, who.own);
}

function withText(
  params: NonNullable<AnyCall['params']>,
  { at, text }: { at: number; text: string },
): NonNullable<AnyCall['params']> {
  const names = Object.keys(params);
  const name = names[at % names.length];
  return name === undefined ? params : { ...params, [name]: text.toWellFormed() };
}

function bodyOf(plain: Request['body'], value: unknown, mutations: readonly Mutation[]): Request['body'] {
  let body = plain;
  if (value !== undefined) {
    const damages = mutations.filter(isDamage);
    body = textOf(damages.reduce(damaged, nodeOf(value)));
  }
  for (const mutation of mutations) {
    if (mutation.do === 'body') body = mutation.body;
    if (mutation.do === 'cut' && body !== null) body = body.slice(0, mutation.at % body.length);
  }
  return body;
}

function isDamage(mutation: Mutation): mutation is Damage {
  return ['set', 'replace', 'remove', 'repeat'].includes(mutation.do);
}
