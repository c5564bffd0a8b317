import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopImports } from '../../packages/server/src/imports/run/under-way.ts';
import type { OperationId } from '../../packages/server/src/actions/operation.ts';
import { forDatabase } from '../databases.ts';
import { part, seed } from '../turn.ts';
import { actorNames, actorsOf, type Actor } from './access/actors.ts';
import { rowOf, type Scenario } from './access/calls.ts';
import {
  factsOf,
  sendRequest,
  mayCall,
  mayWrite,
  operationIds,
  type CheckedAnswer,
  type Request,
} from './access/requests.ts';
import { openAccessWorld, type AccessWorld } from './access/world.ts';
import { mutated, mutationsOf } from './fuzz/mutations.ts';
import { auditOf, changesOf, shopsWatched } from './fuzz/shops-watched.ts';

/*
 * Every operation receives invalid requests that are made from openapi.yaml. Each answer matches its schema, is no
 * failure of the server and contains no data of others; a refused request changes nothing, no request changes another
 * shop, and the books balance.
 *
 * LONG_TESTS=1 is the long form. SEED repeats a run or makes another.
 */

const mutations = process.env['LONG_TESTS'] === '1' ? 200 : 12;

/** The number of calls for each scenario, for calls that use up data. */
const callsPerScenario = 20;

/** These calls change the readers of data, after which the canaries are no longer true. */
const movesReaders: readonly OperationId[] = [
  'createShopMeta',
  'updateShopMeta',
  'saveSettings',
  'updateSwitches',
  'updateLineItem',
  'saveVendorAccounts',
];

/** A login is deleted with its last account, so that its actor cannot sign in again. */
const deletesLogins: readonly OperationId[] = ['deleteSignup', 'leaveTeam'];

/** These calls are entered in the history of each shop that the caller's login opens. */
const changesOwnLogin: readonly OperationId[] = [
  'addPasskey',
  'changeEmail',
  'changePassword',
  'confirmAuthenticator',
  'createRecoveryCodes',
  'deleteAuthenticator',
  'deletePasskey',
];

forDatabase('pglite', (open) => {
  describe(`seed ${seed}, ${mutations} mutations`, () => {
    let world: AccessWorld;
    let lookAt: ReturnType<typeof shopsWatched>;
    let scenario: Scenario | null = null;
    const answers: Record<number, number> = {};
    beforeAll(async () => {
      world = await openAccessWorld(await open());
      lookAt = shopsWatched(world.server.database);
      // A first scenario, so that small numbers are ids of another shop.
      await world.addScenario();
    });
    afterAll(() => world.close());

    it.each(part(operationIds, 10))(
      '%s withstands them',
      { timeout: 240_000 + mutations * 1000 },
      async (id) => {
        const wears = rowOf(id).spoils === true || movesReaders.includes(id);
        const wrong: string[] = [];
        for (let at = 0; at < mutations; at++) {
          if (wears && at % callsPerScenario === 0) scenario = null;
          scenario ??= await world.addScenario();
          const { status, faults } = await strike(id, scenario, at);
          wrong.push(...faults);
          // Sessions may have ended.
          if (rowOf(id).spoils === true && status < 400)
            scenario = deletesLogins.includes(id) ? null : await signedInAnew(scenario);
        }
        if (scenario !== null && mayWrite(id))
          wrong.push(...(await auditOf(world.server.database, scenario.fixture)));
        if (wears) scenario = null;
        expect(wrong).toEqual([]);
      },
    );

    it('are not all refused', () => {
      const count = (statuses: string[]) =>
        statuses.reduce((sum, status) => sum + (answers[Number(status)] ?? 0), 0);
      console.log('Answers by status:', answers);
      expect(count(['200', '201']) / count(Object.keys(answers))).toBeGreaterThan(0.2);
    });

    async function signedInAnew({ server, fixture }: Scenario): Promise<Scenario> {
      return { server, fixture, actors: await actorsOf(server.database, fixture, server.now) };
    }

    /** Sends one invalid request. Returns the faults of its answer, each with the request. */
    async function strike(id: OperationId, { server, fixture, actors }: Scenario, at: number) {
      const row = rowOf(id);
      const drawn = drawing(seed + 1_000_000 * operationIds.indexOf(id) + at);
      const allowed = actorNames.filter((name) => mayCall(id, actors[name]));
      const anybody = { weight: 1, arbitrary: fc.constantFrom(...actorNames) };
      const who = actors[drawn(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...allowed) }, anybody))];
      const prepared = mayCall(id, who) ? await row.before?.({ server, fixture, actors }, who) : undefined;
      const request = mutated(id, row, who, prepared, drawn(mutationsOf(id, row, who)));

      const before = mayWrite(id) ? await lookAt(fixture) : {};
      const reader = row.readBy === undefined ? who : actors[row.readBy];
      const answer = await sendRequest(server.url, id, request, reader).catch((error: unknown) => {
        throw new Error(`There was no answer to ${shown(request)}`, { cause: error });
      });
      await stopImports(server.database);
      const after = mayWrite(id) ? await lookAt(fixture) : {};

      answers[answer.status] = (answers[answer.status] ?? 0) + 1;
      const changed = changesOf(before, after)
        .filter((name) => answer.status >= 400 || !mayChange(id, who, name))
        .map((name) => `it changed ${name}`);
      const failures = server.failures.splice(0).map((error) => `it failed: ${String(error)}`);
      const asked = `${answer.status} to ${who.name} for ${shown(request)}`;
      const faults = [...failuresOf(answer), ...failures, ...changed].map((fault) => `${fault} — ${asked}`);
      return { status: answer.status, faults };
    }
  });
});

/** A public call names its shop; a login has its password, address and sessions in all of its shops. */
function mayChange(id: OperationId, who: Actor, rows: string): boolean {
  if (factsOf(id).isPublic || rows.endsWith(` of shop ${who.own.shop}`)) return true;
  const other = who.foreign['its other shop']?.shop;
  const isEntry = rows.startsWith('history') && rows.endsWith(` of shop ${other}`);
  return rows.startsWith('sessions ') || (isEntry && changesOwnLogin.includes(id));
}

function failuresOf({ status, faults, text }: CheckedAnswer): string[] {
  return status < 500 ? [...faults] : [`it answered ${text.slice(0, 300)}`, ...faults];
}

function shown({ method, path, headers, body }: Request): string {
  const others = Object.entries(headers).filter(([name]) => name !== 'authorization');
  const sent = Buffer.isBuffer(body) ? body.toString('latin1') : body;
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(Object.fromEntries(others)).slice(0, 200)} ${sent?.slice(0, 500) ?? ''}`;
}

function drawing(from: number): <T>(arbitrary: fc.Arbitrary<T>) => T {
  return (arbitrary) => {
    const [value] = fc.sample(arbitrary, { seed: from, numRuns: 1 });
    if (value === undefined) throw new Error('Nothing was drawn.');
    return value;
  };
}
