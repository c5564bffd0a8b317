import { answerOf } from './answer.ts';
import type { Client } from './create-client.ts';
import type { components, operations } from './generated/api.ts';
import { toProblem } from './problem.ts';
import type { Session } from './session.ts';

export type OperationId = keyof operations;
export type SessionFacts = components['schemas']['SessionFacts'];

/** A call, or a key of its query or body. */
export type Right = OperationId | `${OperationId}.${string}`;

/** Those of an app that only some of its roles have, by these roles with a space between; written by `npm run generate`. */
export type RestrictedCalls = Readonly<Record<string, readonly Right[]>>;

export type Rights<Known extends Right> = {
  /** Reads who is signed in, once for each sign-in. Rejects with RequestFailed. */
  ready: () => Promise<SessionFacts>;
  /** False before `ready` for a call that not every role may make: a right in doubt is not shown. */
  may: (right: OperationId | Known) => boolean;
};

/**
 * The rights of the person of a session. A role that changes meanwhile is seen after the first refusal, since the server
 * decides each call by the present one.
 */
export function createRights<Restricted extends RestrictedCalls>(
  client: Client,
  session: Session,
  restricted: Restricted,
): Rights<Restricted[keyof Restricted][number]> {
  const rolesWith = new Map<Right, string[]>(
    Object.entries(restricted).flatMap(([roles, rights]) => rights.map((right) => [right, roles.split(' ')])),
  );
  /** Of the last page; after a sign-in over it, the next page reads them again. */
  let known: SessionFacts | null = null;
  let asked: { signIn: string; answer: Promise<SessionFacts> } | null = null;

  const ready = () => {
    const signIn = session.tokens()?.signIn ?? '';
    if (asked?.signIn === signIn) return asked.answer;
    const answer = answerOf(client.GET('/session/'));
    asked = { signIn, answer };
    answer.then(
      (facts) => {
        if (asked?.answer === answer) known = facts;
      },
      () => {
        if (asked?.answer === answer) asked = null;
      },
    );
    return answer;
  };

  session.onEnd((reason) => {
    if (reason !== 'expired') known = asked = null;
  });

  client.use({
    onError({ error, schemaPath }) {
      if (schemaPath === '/session/' || toProblem(error).code !== 'forbidden') return;
      asked = null;
      // The call has its answer already; where this has none, the next page asks again.
      ready().catch(() => undefined);
    },
  });

  return {
    ready,
    may(right) {
      const allowed = rolesWith.get(right);
      if (allowed === undefined) return true;
      if (known === null) return false;
      return allowed.includes(known.role);
    },
  };
}
