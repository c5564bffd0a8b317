import { Secret, TOTP } from 'otpauth';
import { insertPasskey } from '../../../packages/server/src/queries/people/factors.ts';
import { emailOfLogin, loginByEmail } from '../../../packages/server/src/queries/people/logins.ts';
import type { Actor } from './actors.ts';
import type { Row, Scenario } from './calls.ts';
import { password } from './fixture.ts';
import { randomBytes } from 'node:crypto';

/* The rows of the calls about second factors and sessions. */

const nothing = () => ({});
const plain = { call: nothing };
/** In the form of a browser's, of no key that is known here. */
const madeUp = {
  id: 'bm9uZQ',
  rawId: 'bm9uZQ',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30' },
};

/** A passkey of the login with this email. */
function passkeyOf({ server }: Scenario, email: string): Promise<number> {
  return server.database.asSystem(async (tx) => {
    const login = await loginByEmail(tx, email);
    if (login === null) throw new Error(`There is no login ${email}.`);
    const key = { credentialId: randomBytes(16), publicKey: Buffer.of(1), counter: 0, transports: [] };
    const id = await insertPasskey(tx, { ...key, loginId: login.id, name: 'Laptop', now: server.now });
    return id ?? 0;
  });
}

/** The call of the actor's own passkey. */
async function ownPasskey(scenario: Scenario, who: Actor): Promise<{ params: { id: number } }> {
  return { params: { id: await passkeyOf(scenario, who.email) } };
}

async function anySession({ server }: Scenario, { token }: Actor) {
  const { results } = await server.ok('listSessions', { token: token ?? '' });
  return { params: { sessionId: results[0]?.id ?? '' } };
}

async function shownCode({ server }: Scenario, { token }: Actor) {
  const begun = await server.ok('beginAuthenticator', { token: token ?? '' });
  const app = new TOTP({ secret: Secret.fromBase32(begun.secret) });
  return { body: { token: begun.token, code: app.generate({ timestamp: server.now.getTime() }) } };
}

async function confirmed(scenario: Scenario, who: Actor): Promise<Record<string, never>> {
  const { body } = await shownCode(scenario, who);
  await scenario.server.ok('confirmAuthenticator', { token: who.token ?? '', body });
  return {};
}

export const securityCalls: {
  readonly [
    Id in
      | 'finishSignIn'
      | 'beginProof'
      | 'renewProof'
      | 'listSessions'
      | 'endSession'
      | 'endOtherSessions'
      | 'getSecurity'
      | 'beginPasskey'
      | 'addPasskey'
      | 'updatePasskey'
      | 'deletePasskey'
      | 'beginAuthenticator'
      | 'confirmAuthenticator'
      | 'deleteAuthenticator'
      | 'createRecoveryCodes'
      | 'updateFactorRule'
      | 'resetSecondFactor'
  ]: Row<Id>;
} = {
  finishSignIn: {
    call: () => ({ body: { token: 'none', code: '000000' } }),
    refusedWith: { status: 422, code: 'challenge_ended' },
  },
  beginProof: plain,
  renewProof: { call: () => ({ body: { token: 'none', password } }) },
  listSessions: plain,
  endSession: { call: nothing, before: anySession, spoils: true },
  endOtherSessions: { call: nothing, spoils: true },
  getSecurity: plain,
  beginPasskey: plain,
  addPasskey: {
    call: () => ({ body: { token: 'none', name: 'Laptop', passkey: madeUp } }),
    refusedWith: { status: 422, code: 'challenge_ended' },
  },
  updatePasskey: { call: () => ({ body: { name: 'Phone' } }), before: ownPasskey, spoils: true },
  deletePasskey: { call: nothing, before: ownPasskey, spoils: true },
  beginAuthenticator: plain,
  confirmAuthenticator: { call: nothing, before: shownCode, spoils: true },
  deleteAuthenticator: { call: nothing, before: confirmed, spoils: true },
  createRecoveryCodes: { call: nothing, before: confirmed, spoils: true },
  updateFactorRule: { call: () => ({ body: { rule: 'optional' } }) },
  resetSecondFactor: {
    call: nothing,
    before: async (scenario, who) => {
      const { alder, birch } = scenario.fixture;
      const shop = who.shop === birch.word ? birch : alder;
      const email = await scenario.server.database.asSystem((tx) => emailOfLogin(tx, shop.rep.id));
      await passkeyOf(scenario, email);
      return { body: { email } };
    },
    spoils: true,
  },
};
