import { keyScopes, type KeyScope } from '@consignment/domain/people/key-scopes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { part } from '../../turn.ts';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';
import type { Actor } from './actors.ts';
import { namedBy, rowOf, type AnyCall, type Scenario } from './calls.ts';
import { missing } from './fixture.ts';
import { programOf } from './program.ts';
import { factsOf, mayCall, operationIds, requestOf, sendRequest, type CheckedAnswer } from './requests.ts';
import { answersTo, vendorGets } from './walk.ts';
import { openAccessWorld, type AccessWorld } from './world.ts';

/*
 * Every operation, called with keys: openapi.yaml says which scope each needs, so a new operation is here on its first
 * day. A key is let in with its scope alone, and refused with all scopes but that one.
 */

const inner = operationIds.filter((id) => !factsOf(id).isPublic);

forEachDatabase((_name, open) => {
  let world: AccessWorld;
  let scenario: Scenario;
  const all: Record<'owner' | 'vendor', Actor[]> = { owner: [], vendor: [] };
  /** By role and scope: a key with nothing else, and one with everything else. */
  const only = new Map<string, Actor>();
  const without = new Map<string, Actor>();

  beforeAll(async () => {
    world = await openAccessWorld(await open());
    scenario = await world.addScenario();
    const { merchant, vendor } = scenario.actors;
    for (const [role, who] of [
      ['owner', merchant],
      ['vendor', vendor],
    ] as const) {
      const ofVendor = role === 'vendor' ? { vendor: who.own.vendor } : {};
      const actor = async (scopes: KeyScope[]) => {
        const { secret } = await programOf(world.server, merchant, { scopes, ...ofVendor });
        return { ...who, token: secret };
      };
      all[role].push(await actor([...keyScopes]));
      // The scopes of no call of the role need no keys, of which a shop has 100 at most.
      const ofRole = new Set(inner.filter((id) => mayCall(id, { role })).map((id) => factsOf(id).scope));
      for (const scope of keyScopes.filter((one) => ofRole.has(one))) {
        only.set(`${role} ${scope}`, await actor([scope]));
        without.set(`${role} ${scope}`, await actor(keyScopes.filter((other) => other !== scope)));
      }
    }
  });
  afterAll(() => world.close());

  const ask = (id: OperationId, call: AnyCall, who: Actor): Promise<CheckedAnswer> =>
    sendRequest(world.server.url, id, requestOf(id, call, who.token), who);

  /** The answer at the door to a call for ids of nothing. */
  async function atTheDoor(id: OperationId, who: Actor | undefined): Promise<unknown> {
    if (who === undefined) throw new Error('There is no such key.');
    const { body, faults } = await ask(id, rowOf(id).call(missing, who), who);
    const { code } = Object(body) as { code?: string };
    const isRefused = ['forbidden', 'scope_missing', 'key_refused', 'unauthenticated'].includes(code ?? '');
    return { door: isRefused ? code : 'open', faults };
  }

  describe.each(['owner', 'vendor'] as const)('a key of the rights of %s', (role) => {
    it.each(part(inner, 4))('%s', async (id) => {
      const { scope } = factsOf(id);
      const [whole] = all[role];
      if (scope === null || !mayCall(id, { role })) {
        expect(await atTheDoor(id, whole)).toEqual({ door: 'forbidden', faults: [] });
        return;
      }
      expect(await atTheDoor(id, without.get(`${role} ${scope}`))).toEqual({
        door: 'scope_missing',
        faults: [],
      });
      expect(await atTheDoor(id, only.get(`${role} ${scope}`))).toEqual({ door: 'open', faults: [] });
    });
  });

  it('opens something with each scope, and nothing of people, keys or the ways of paying', () => {
    const opened = new Set(inner.map((id) => factsOf(id).scope).filter((scope) => scope !== null));
    expect([...opened].toSorted()).toEqual([...keyScopes].toSorted());
    const closed: OperationId[] = [
      'createKey',
      'saveVendorAccounts',
      'changePassword',
      'updatePaymentSettings',
    ];
    for (const id of closed) expect(factsOf(id).scope).toBeNull();
    // A GET with effects is no reading.
    expect(factsOf('startShopSync').scope).toBe('shop:write');
    expect(factsOf('createPayout').scope).toBe('payouts:write');
  });

  it('answers a key of one vendor as it answers the vendor, and shows it nothing of others', async () => {
    const { vendor } = scenario.actors;
    const [program] = all.vendor;
    if (program === undefined) throw new Error('There is no key.');
    const ids = vendorGets.filter((id) => factsOf(id).scope !== null);
    expect(ids.length).toBeGreaterThan(12);
    const theirs = await answersTo(world.server, vendor, { ids });
    const its = await answersTo(world.server, program, { ids });
    expect(its.faults).toEqual([]);
    for (const [what, text] of theirs.answers) {
      expect({ what, text: plain(its.answers.get(what) ?? '') }).toEqual({ what, text: plain(text) });
    }
  });

  it.each(inner.filter((id) => factsOf(id).scope !== null))(
    '%s answers foreign ids like missing ones',
    async (id) => {
      for (const role of ['owner', 'vendor'] as const) {
        const [who] = all[role];
        if (who === undefined || !mayCall(id, { role })) continue;
        const row = rowOf(id);
        for (const [whose, foreign] of Object.entries(who.foreign)) {
          for (const key of namedBy(row, who)) {
            if (foreign[key] === who.own[key]) continue;
            const answer = await ask(id, row.call({ ...who.own, [key]: foreign[key] }, who), who);
            const unknown = await ask(id, row.call({ ...who.own, [key]: missing[key] }, who), who);
            const place = { role, whose, key };
            expect({ ...place, status: answer.status, faults: answer.faults }).toEqual({
              ...place,
              status: unknown.status,
              faults: [],
            });
          }
        }
      }
      expect(world.server.failures).toEqual([]);
    },
  );

  it('shows a vendor’s key what its owner sees of it, and the log no key', async () => {
    const [program] = all.vendor;
    const list = await ask('listCommissions', {}, program ?? scenario.actors.visitor);
    expect(list.text).toContain(`~${scenario.fixture.alder.word}.first.vendor~`);
    expect(world.logged.length).toBeGreaterThan(inner.length);
    expect(world.logged.filter((line) => line.includes('csg_'))).toEqual([]);
  });
});

function plain(text: string): string {
  return text.replaceAll(/"(instance|next|url)":"[^"]*"/g, '');
}
