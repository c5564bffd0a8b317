import { defineTexts } from '@consignment/domain/text/texts';
import { answerOf, outcomeOf, type Done } from '@consignment/client/answer';
import { usableHere } from '@consignment/client/asked-factor';
import type { Client } from '@consignment/client/create-client';
import { RequestFailed, type Problem } from '@consignment/client/problem';
import type { Session } from '@consignment/client/session';
import { askedFactor, finishSignIn, type FactorShown } from '@consignment/client/sign-in';
import type { ProofDialog } from '@consignment/components/parts/signing-in/ProofDialog';
import type { ComponentProps } from 'react';

const texts = defineTexts('PasskeySecondFactor', {
  thisDeviceHasAPasskey: 'This device already has one of your passkeys.',
  thePasskeyWasNotUsed: 'The passkey was not used. Try again, or use another method.',
  yourBrowserCouldNotUse: 'Your browser could not use a passkey on this page. Use another method.',
});

/** A proof as the parts of the app say it. */
type ShownFactor = Parameters<ComponentProps<typeof ProofDialog>['onShow']>[0];

type Known = { client: Client; session: Session };
type Options = { readonly challenge: string };

/** The second factor that a sign-in has asked for. */
export async function showFactorNow(known: Known, shown: ShownFactor): Promise<Done> {
  const asked = askedFactor(known.session);
  const wire = await toWire(shown, asked?.passkey ?? null);
  return 'is' in wire ? wire : finishSignIn(known, wire);
}

/** Begins a proof: what the person can show here, and how it is shown. Rejects with RequestFailed. */
export async function beginProof({ client }: Pick<Known, 'client'>) {
  const ask = async () => usableHere(await answerOf(client.POST('/session/proof/begin/')));
  let asked = await ask();
  return {
    methods: asked.methods,
    show: async (shown: ShownFactor): Promise<Done> => {
      const wire = await toWire(shown, asked.passkey);
      if ('is' in wire) return wire;
      const body = { token: asked.token, ...wire };
      const outcome = await outcomeOf(answerOf(client.POST('/session/proof/', { body })));
      // A proof that took too long starts again, so that the next attempt can succeed.
      if (outcome.is === 'refused' && outcome.problem.code === 'challenge_ended') asked = await ask();
      return outcome;
    },
  };
}

type Wire = FactorShown & { password?: string };

async function toWire(shown: ShownFactor, options: Options | null): Promise<Wire | Done> {
  switch (shown.by) {
    case 'code':
      return { code: shown.code };
    case 'recovery_code':
      return { recovery_code: shown.code };
    case 'password':
      return { password: shown.password };
    case 'passkey':
      return options === null ? refusal(new Error('No passkey was asked for.')) : passkeyShown(options);
  }
}

// Few visits use it, and none before a press.
const browser = () => import('@simplewebauthn/browser');

async function passkeyShown(options: Options): Promise<{ passkey: NonNullable<Wire['passkey']> } | Done> {
  try {
    const { startAuthentication } = await browser();
    return { passkey: inJson(await startAuthentication({ optionsJSON: options })) };
  } catch (cause) {
    return refusal(cause);
  }
}

/** The passkey that the browser makes. Rejects with RequestFailed. */
export async function newPasskey(options: unknown): Promise<NonNullable<Wire['passkey']>> {
  try {
    const { startRegistration } = await browser();
    // The server has made them for this very call.
    const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
    return inJson(await startRegistration({ optionsJSON }));
  } catch (cause) {
    const { problem } = refusal(cause);
    throw new RequestFailed(problem, { cause });
  }
}

type Answer = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string };
  clientExtensionResults: object;
};

/** The answer of a browser as the contract describes it: with whatever else the browser says. */
function inJson({ id, rawId, type, response, clientExtensionResults }: Answer) {
  return {
    id,
    rawId,
    type,
    response: { ...response },
    clientExtensionResults: { ...clientExtensionResults },
  };
}

/** Why a browser has not answered, as far as it says. */
function refusal(cause: unknown): Extract<Done, { is: 'refused' }> {
  const name = cause instanceof Error ? cause.name : '';
  const detail =
    name === 'InvalidStateError'
      ? texts.thisDeviceHasAPasskey
      : name === 'NotAllowedError' || name === 'AbortError'
        ? texts.thePasskeyWasNotUsed
        : texts.yourBrowserCouldNotUse;
  const problem: Problem = {
    status: null,
    code: 'cancelled',
    detail,
    errors: [{ detail, code: 'cancelled' }],
  };
  return { is: 'refused', problem };
}
