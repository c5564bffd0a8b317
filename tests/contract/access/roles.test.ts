import { randomBytes, randomUUID } from 'node:crypto';
import { partyOf } from '@consignment/domain/people/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokens } from '../../../packages/server/src/identity/access-token.ts';
import { resetTokens } from '../../../packages/server/src/identity/reset-token.ts';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { localToken, noon, tokenSecret } from '../server.ts';
import { actorNames, type Actor } from './actors.ts';
import { namedBy, rowOf, type AnyCall, type Scenario } from './calls.ts';
import { missing, password, staffRoles } from './fixture.ts';
import {
  factsOf,
  sendRequest,
  mayCall,
  maySend,
  mayWrite,
  operationIds,
  requestOf,
  takesFormat,
  type CheckedAnswer,
} from './requests.ts';
import { leaksIn, canary, plantedCost } from './canaries.ts';
import { leaksInLog, leaksInMails, secretsIn, sentMails } from './captured.ts';
import { digestOfShops } from './rows-of-shop.ts';
import { openAccessWorld, type AccessWorld } from './world.ts';

/*
 * Every operation, called by every actor. openapi.yaml lists the roles that may call it (`x-roles`) or send a part of it
 * (`x-part-roles`), and the table in calls.ts describes the call. After an operation that spoils data of others, a new scenario begins.
 */

forEachDatabase((_name, open) => {
  let world: AccessWorld;
  let shared: Scenario | null = null;
  beforeAll(async () => {
    world = await openAccessWorld(await open());
  });
  afterAll(() => world.close());

  async function sharedScenario(): Promise<Scenario> {
    shared ??= await world.addScenario();
    return shared;
  }

  const ask = (id: OperationId, call: AnyCall, who: Actor, readBy: Actor = who) =>
    sendRequest(world.server.url, id, requestOf(id, call, who.token), readBy);

  it.each(operationIds)('%s answers each role as openapi.yaml says', async (id) => {
    const scenario = await sharedScenario();
    if (rowOf(id).spoils === true) shared = null;
    const texts: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const name of actorNames) {
      const who = scenario.actors[name];
      // A public call reads no role, and may take another token in the place of the session's.
      if (factsOf(id).isPublic && isStaff(who)) continue;
      expected[name] = expectedFor(id, who);
      texts[name] = isMadeWhole(id, who) ? await askOwn(id, scenario, who) : await askToEnter(id, who);
    }
    expect(texts).toEqual(expected);
    expect(world.server.failures).toEqual([]);
  });

  async function askOwn(id: OperationId, scenario: Scenario, who: Actor): Promise<unknown> {
    const row = rowOf(id);
    const isAllowed = mayCall(id, who);
    // A refused call needs no preparation.
    const prepared = isAllowed ? await row.before?.(scenario, who) : undefined;
    const call = { ...row.call(who.own, who), ...prepared };
    const readBy = row.readBy === undefined ? who : scenario.actors[row.readBy];
    if (isAllowed && takesFormat(id) && maySend(id, 'format', who)) await expectFile(id, call, who);
    return summary(await ask(id, call, who, readBy), row.refusedWith?.code);
  }

  /** The call with ids of nothing, to see whether it is let in. */
  async function askToEnter(id: OperationId, who: Actor): Promise<unknown> {
    const { body, faults } = await ask(id, rowOf(id).call(missing, who), who);
    const { code } = Object(body) as { code?: string };
    return { status: refusalsAtTheDoor.includes(code ?? '') ? code : 'let in', faults };
  }

  async function expectFile(id: OperationId, call: AnyCall, who: Actor): Promise<void> {
    const request = requestOf(id, { ...call, query: { ...call.query, format: 'csv' } }, who.token);
    const headers = { ...request.headers, accept: 'text/csv' };
    const answer = await sendRequest(world.server.url, id, { ...request, headers }, who);
    expect({ status: answer.status, mediaType: answer.mediaType, faults: answer.faults }).toEqual({
      status: 200,
      mediaType: 'text/csv',
      faults: [],
    });
  }

  it.each(operationIds.filter((id) => factsOf(id).parts.size > 0))(
    '%s refuses parts to the roles that may not send them',
    async (id) => {
      const { actors } = await sharedScenario();
      const refused: string[] = [];
      for (const key of factsOf(id).parts.keys()) {
        for (const name of actorNames) {
          const who = actors[name];
          if (!mayCall(id, who) || maySend(id, key, who)) continue;
          const answer = await ask(id, withPart(key, rowOf(id).call(who.own, who), who), who);
          expect({ name, key, answer: summary(answer) }).toEqual({
            name,
            key,
            answer: { status: 403, code: 'forbidden', faults: [] },
          });
          refused.push(name);
        }
      }
      expect(refused).not.toEqual([]);
    },
  );

  it.each(operationIds.filter(namesSomething))(
    '%s answers foreign ids like missing ones, and changes nothing',
    async (id) => {
      const row = rowOf(id);
      // A refused call spoils nothing.
      const scenario = await sharedScenario();
      for (const name of actorNames) {
        const who = scenario.actors[name];
        if (!mayCall(id, who)) continue;
        const before = await rowsOfOther(id, scenario, who);
        for (const [whose, foreign] of Object.entries(who.foreign)) {
          for (const key of namedBy(row, who)) {
            if (foreign[key] === who.own[key]) continue;
            const answer = await ask(id, row.call({ ...who.own, [key]: foreign[key] }, who), who);
            const unknown = await ask(id, row.call({ ...who.own, [key]: missing[key] }, who), who);
            const place = { name, whose, key };
            expect({ ...place, ...comparable(answer, foreign[key]) }).toEqual({
              ...place,
              ...comparable(unknown, missing[key]),
            });
            expect(answer.faults).toEqual([]);
          }
        }
        expect(await rowsOfOther(id, scenario, who)).toEqual(before);
      }
      expect(world.server.failures).toEqual([]);
    },
  );

  /** The rows of the other shop; null for calls that cannot write. */
  async function rowsOfOther(id: OperationId, { fixture: { alder, birch } }: Scenario, who: Actor) {
    if (!mayWrite(id)) return null;
    const other = who.shop === birch.word ? alder : birch;
    return digestOfShops(world.server.database, [other.ids.first.shop]);
  }

  it.each(operationIds.filter((id) => !factsOf(id).isPublic))('%s refuses a forged token', async (id) => {
    const problem = await world.server.refused(id, 401, { params: madeUpParams(id), token: 'a.b.c' });
    expect(problem.code).toBe('session_ended');
  });

  it('shows each reader the canaries of that reader', async () => {
    const { actors, fixture } = await sharedScenario();
    const { vendor, merchant } = actors;
    const list = await ask('listCommissions', {}, vendor);
    expect(list.text).toContain(canary(fixture.alder.word, 'first', 'vendor'));
    const page = await ask('getVendor', { params: { id: merchant.own.vendor } }, merchant);
    expect(page.text).toContain(canary(fixture.alder.word, 'first', 'merchant'));
    expect((await ask('listProductVariants', {}, merchant)).text).toContain(plantedCost.major);
  });

  it('refuses sign-in without approval', async () => {
    const { fixture } = await sharedScenario();
    const body = { email: fixture.logins.third.email, password };
    const problem = await world.server.refused('loginVendor', 403, { body });
    expect(problem.code).toBe('not_approved');
  });

  /* The remaining tests examine the output of all tests above. */

  it('has written no mail with data of others', async () => {
    const { server, dataDir } = world;
    const { fixture, actors } = await world.addScenario();
    const { signup, vendor } = fixture.alder.ids.third;
    const vendor_signups = [{ id: signup, vendor_ids: [vendor] }];
    await server.ok('saveVendorAccounts', {
      token: actors.merchant.token ?? '',
      body: { vendor_signups, approved: true },
    });
    // Notified of a payout first, then of its end.
    const token = actors.merchant.token ?? '';
    const { id } = await server.ok('createPayout', {
      token,
      body: { vendor: fixture.alder.ids.first.vendor, all_line_items: true, additional_pay: '1.00' },
    });
    await mailsAreSent(server.database);
    await server.ok('deletePayout', { token, params: { id } });
    await mailsAreSent(server.database);
    const mails = sentMails(dataDir);
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(
      new Set([
        'reset',
        'invite',
        'approval',
        'bank_details',
        'email_changed',
        'password_changed',
        'second_factor',
        'offer',
        'payout',
        'payout_back',
        'question',
        'question_answer',
        'registration',
        'rule_notice',
        'team_invitation',
      ]),
    );
    const fixtures = world.scenarios.map((scenario) => scenario.fixture);
    expect(leaksInMails(mails, fixtures)).toEqual([]);
    // Proves that there is something to find.
    expect(mails.some(({ text }) => /~\w+\.first\.vendor~/.test(text))).toBe(true);
    const misled = mails.map((mail) => ({ ...mail, to: [fixture.birch.owner.email] }));
    expect(leaksInMails(misled, fixtures).length).toBeGreaterThan(3);
  });

  it('has logged no data of shops', () => {
    expect(world.logged.length).toBeGreaterThan(operationIds.length * actorNames.length);
    expect(leaksInLog(world.logged)).toEqual([]);
  });

  it('logs none of it when everything fails', async () => {
    const scenario = await world.addScenario();
    const { server, logged } = world;
    await server.database.asSystem((tx) =>
      sql`revoke all on all tables in schema public from consignment_app`.execute(tx),
    );
    const before = logged.length;
    const statuses: number[] = [];
    for (const id of operationIds) {
      for (const who of [scenario.actors.merchant, scenario.actors.vendor]) {
        if (!mayCall(id, who) || id === 'logoutVendor') continue;
        const call = { ...rowOf(id).call(who.own, who), token: who.token ?? '' };
        const answer = await ask(id, call, who);
        statuses.push(answer.status);
        expect({ id, faults: answer.faults }).toEqual({ id, faults: [] });
        if (answer.status === 500) expect(secretsIn(answer.text)).toEqual([]);
      }
    }
    expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(operationIds.length / 2);
    expect(server.failures.length).toBeGreaterThan(operationIds.length / 2);
    expect(leaksInLog(logged.slice(before))).toEqual([]);
  });
});

const anybody = {
  name: 'visitor',
  party: null,
  shop: null,
  vendor: null,
  token: null,
  email: '',
  own: missing,
  foreign: {},
} as const;

/** The refusals of a person, and not of a value. */
const refusalsAtTheDoor = ['forbidden', 'unauthenticated', 'session_ended'];

/**
 * A call that writes is made whole by one role of each party: it uses up what it names, and runs the same code for every
 * role that is let in.
 */
function isMadeWhole(id: OperationId, who: Actor): boolean {
  return !mayCall(id, who) || !mayWrite(id) || !isStaff(who);
}

function isStaff({ role }: Actor): boolean {
  return staffRoles.some((one) => one === role);
}

function withPart(key: string, call: AnyCall, who: Actor): AnyCall {
  if (key === 'format') return { ...call, query: { ...call.query, format: 'csv' } };
  if (key === 'id') return { ...call, body: { ...Object(call.body), id: who.own.signup } };
  throw new Error(`There is no value for the part ${key}: add one here.`);
}

function expectedFor(id: OperationId, who: Actor): unknown {
  if (!isMadeWhole(id, who)) return { status: 'let in', faults: [] };
  if (mayCall(id, who)) {
    const { refusedWith } = rowOf(id);
    return refusedWith === undefined ? { status: 'done', faults: [] } : { ...refusedWith, faults: [] };
  }
  if (who.token === null) return { status: 401, code: 'unauthenticated', faults: [] };
  if (who.role === null) return { status: 401, code: 'session_ended', faults: [] };
  return { status: 403, code: 'forbidden', faults: [] };
}

function summary({ status, body, faults }: CheckedAnswer, expected?: string): unknown {
  return status === 200 || status === 201
    ? { status: 'done', faults }
    : { status, ...coded(body, expected), faults };
}

/** The code; for an unexpected refusal also its reason. */
function coded(body: unknown, expected?: string): { code: unknown; detail?: unknown } {
  const { code, detail } = body as { code: string; detail: string };
  return code === expected || refusalsAtTheDoor.includes(code) ? { code } : { code, detail };
}

/** An answer without ids that differ between calls: of the occurrence and of new rows. */
function comparable(
  { status, text }: CheckedAnswer,
  asked: string | number,
): { status: number; answer: unknown } {
  const named = new RegExp(String.raw`\b${String(asked)}\b`, 'g');
  const answer: unknown = JSON.parse(text, (key, value: unknown) => {
    if (key === 'instance' || (key === 'id' && status < 400)) return undefined;
    if (typeof value === 'string') return value.replaceAll(named, '0');
    // An id can be the number of a status.
    return value === asked && key !== 'status' ? 0 : value;
  });
  return { status, answer };
}

function namesSomething(id: OperationId): boolean {
  const { isPublic, roles } = factsOf(id);
  return (
    !isPublic &&
    [...roles].some((role) => namedBy(rowOf(id), { ...anybody, party: partyOf(role), role }).length > 0)
  );
}

function madeUpParams(id: OperationId): Record<string, string | number> {
  const names = [...factsOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known: Record<string, string> = { platform: 'shopify', payment: 'paypal', role: 'orders' };
  return Object.fromEntries(names.map((name) => [name, known[name] ?? 1]));
}

async function mailsAreSent(database: Database): Promise<void> {
  const onTheWay = () =>
    database.asSystem((tx) =>
      tx.selectFrom('mails').select('kind').where('state', 'not in', ['sent', 'kept', 'failed']).execute(),
    );
  await expect.poll(onTheWay, { timeout: 20_000 }).toEqual([]);
}

describe('the canaries', () => {
  const reader = { name: 'vendor', party: 'vendor', shop: 'alder', vendor: 'first' } as const;
  const owner = { name: 'merchant', party: 'merchant', shop: 'alder', vendor: null } as const;

  it('are seen where they must not be', () => {
    for (const text of [
      canary('birch', 'first', 'vendor'),
      canary('alder', 'second', 'vendor'),
      canary('alder', 'first', 'merchant'),
      canary('alder', 'shop', 'staff'),
      canary('alder', 'shop', 'nobody'),
      `{"cost_per_item":"${plantedCost.major}"}`,
      `{"cost":${plantedCost.minor}}`,
      'x$argon2id$y',
    ]) {
      expect(leaksInLog([text])).not.toEqual([]);
      expect(leaksIn(`{"name":"A ${text}"}`, reader)).toHaveLength(1);
    }
    expect(leaksIn(canary('alder', 'first', 'vendor'), { ...reader, party: null, shop: null })).toHaveLength(
      1,
    );
    expect(leaksIn(canary('birch', 'first', 'vendor'), owner)).toHaveLength(1);
  });

  it('of secrets are seen in any log', async () => {
    const key = await accessTokens(tokenSecret).sign({ id: 'a session', shopId: 1 }, noon, new Date(8.64e15));
    const link = resetTokens(tokenSecret).tokenOf(randomUUID());
    for (const secret of [key, link, password, localToken, randomBytes(32).toString('base64url')]) {
      expect(leaksInLog([`Request 1 failed: Error: ${secret} at line 3`])).not.toEqual([]);
    }
    const usual = `Request ${randomUUID()} failed: Error: permission denied for table shops\n    at ${import.meta.filename}:1`;
    expect(leaksInLog([usual, 'Sent mail 3 (reset): /tmp/data/mail/3-reset.eml'])).toEqual([]);
  });

  it('pass to their readers', () => {
    expect(leaksIn(canary('alder', 'first', 'vendor'), reader)).toEqual([]);
    expect(leaksIn(canary('alder', 'shop', 'shop'), reader)).toEqual([]);
    expect(leaksIn(canary('birch', 'shop', 'everybody'), reader)).toEqual([]);
    expect(leaksIn(`${canary('alder', 'second', 'merchant')} "${plantedCost.major}"`, owner)).toEqual([]);
  });
});
