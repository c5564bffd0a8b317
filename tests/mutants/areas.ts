/** The places that are mutated, and a sample of them by a seed. Pure. */
import { createHash } from 'node:crypto';
import type { Source } from '../house/source.ts';
import type { Accepted } from './accepted.ts';
import { idOf, mutationsOf, type Mutation } from './mutations.ts';

const server = 'packages/server/src';
const sessions =
  'sessions|logins|api-keys|factors|factor-rule|factor-challenges|team|team-invitations|signing-keys';
const checks =
  'accept-invitation|factor-set-up|finish-sign-in|operation|own-password|own-shop|platform-sign-in|program-keys|proof|' +
  'question-talk|register|reset-factors|second-factor|sign-in|statement-access|team|portal-customers';

/** A file is of the first area that has it. */
const areas: readonly { name: string; has: RegExp }[] = [
  { name: 'domain', has: /^packages\/(domain\/src|server\/src\/features\/[^/]+\/domain)\// },
  {
    name: 'access',
    has: new RegExp(
      `^${server}/(identity/|http/(serve-|limits|refused-attempts)|queries/([^/]+/)?(${sessions})\\.ts|(actions/([^/]+/)?|features/[^/]+/)(${checks})\\.ts)`,
    ),
  },
  { name: 'ledger', has: new RegExp(`^${server}/(features/[^/]+/)?(ledger|pricing|queries)/`) },
  { name: 'components', has: /^packages\/components\/src\/(parts|screens)\/(?!.*\.css\.ts$)/ },
];

export const areaNames = areas.map(({ name }) => name);

export type Sampled = { readonly area: string; readonly mutation: Mutation };

/** As many of each area, in the order of the seed; `passed` are the accepted ones on the way. */
export function sampled(
  sources: readonly Source[],
  seed: string,
  ofEach: number,
  accepted: readonly Accepted[],
  names: readonly string[] = areaNames,
): { chosen: Sampled[]; passed: number } {
  let passed = 0;
  const chosen = names.flatMap((area) => {
    const place = (mutation: Mutation) =>
      createHash('sha256')
        .update(`${seed} ${keyOf(mutation)}`)
        .digest('hex');
    const inTurn = candidatesOf(area, sources)
      .map((mutation) => ({ mutation, at: place(mutation) }))
      .sort((one, other) => (one.at < other.at ? -1 : 1));
    const taken: Sampled[] = [];
    for (const { mutation } of inTurn) {
      if (taken.length === ofEach) break;
      if (isBehindWall(area, mutation) || accepted.some((one) => isOf(one, mutation))) passed += 1;
      else taken.push({ area, mutation });
    }
    return taken;
  });
  return { chosen, passed };
}

/** The mutation of this id, of whatever area. */
export function mutationBy(id: string, sources: readonly Source[]): Sampled | null {
  for (const source of sources.filter(({ path }) => id.startsWith(`${path}:`))) {
    const mutation = mutationsOf(source).find((one) => idOf(one) === id);
    if (mutation !== undefined) return { area: areaOf(source.path) ?? 'elsewhere', mutation };
  }
  return null;
}

function candidatesOf(area: string, sources: readonly Source[]): Mutation[] {
  return sources.filter(({ path }) => areaOf(path) === area).flatMap(mutationsOf);
}

function areaOf(path: string): string | null {
  return areas.find(({ has }) => has.test(path))?.name ?? null;
}

/** Stays the same when lines move, so that a change elsewhere does not draw another sample. */
function keyOf({ path, within, operator, before, column, replacement }: Mutation): string {
  return [path, within, operator, before, column, replacement].join(' ');
}

/**
 * A query of the ledger without its shop sees the same rows: row-level security is the second wall, and the tests of isolation
 * try it by itself. Queries of access run as the system, so theirs are tried.
 */
function isBehindWall(area: string, { operator, before }: Mutation): boolean {
  return area === 'ledger' && operator === 'drop-where' && /\bshop_id'/.test(before);
}

function isOf(accepted: Accepted, mutation: Mutation): boolean {
  return (
    accepted.path === mutation.path &&
    accepted.within === mutation.within &&
    accepted.operator === mutation.operator &&
    accepted.before === mutation.before
  );
}
