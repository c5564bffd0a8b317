import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import { failureOf, problemOf, RequestFailed, toProblem } from '@consignment/client/problem';
import type { AskedCode, CheckedFile } from '@consignment/components/screens/merchant/verify/VerifyScreen';
import { checkStatement } from '@consignment/domain/verify/check-statement';
import { readKeys, type StatementKey } from '@consignment/domain/statements/statement-keys';
import { session } from '../api.ts';

/** The page is of no session: one that has ended does not keep anyone from it. */
const asking = createClient({
  session: { ...session, tokens: () => null, end: () => undefined },
  shapes: answerShapes,
});

/** Those of the last answer, for a page that has lost its connection since. */
let known: readonly StatementKey[] | null = null;

/** The public keys of this installation. Throws RequestFailed where they cannot be loaded, and never were. */
export async function keysHere(): Promise<readonly StatementKey[]> {
  try {
    known = await loadKeys();
  } catch (cause) {
    if (known === null) throw cause;
  }
  return known;
}

async function loadKeys(): Promise<readonly StatementKey[]> {
  try {
    const answer = await fetch('/.well-known/consignment-keys.json', { cache: 'no-cache' });
    if (!answer.ok) throw new RequestFailed(await problemOf(answer));
    const read = readKeys(await answer.text());
    if (read.is === 'ok') return read.keys;
    throw new RequestFailed(toProblem(new SyntaxError(read.why)));
  } catch (cause) {
    throw failureOf(cause);
  }
}

/** Checks a file in this browser. Of a genuine one the server is asked for its standing, by its hash alone. */
export async function checkFile(file: File): Promise<CheckedFile['answer']> {
  try {
    const [bytes, keys] = await Promise.all([file.arrayBuffer(), keysHere()]);
    // A page without HTTPS has none, whatever the type says.
    const { subtle } = globalThis.crypto as { readonly subtle: SubtleCrypto | undefined };
    const check = await checkStatement(new Uint8Array(bytes), keys, subtle);
    if (check.is !== 'genuine') return { is: 'checked', check, standing: 'not_asked', issuer: null };
    const asked = await askStanding(check.summary.hash);
    return asked.is === 'answered'
      ? { is: 'checked', check, standing: asked.standing, issuer: asked.issuer }
      : { is: 'checked', check, standing: 'not_asked', issuer: null };
  } catch (cause) {
    return { is: 'unchecked', problem: toProblem(cause) };
  }
}

/** Asks for the standing of a statement by its hash, or by the digits of its code. */
export async function askStanding(hash: string, signal?: AbortSignal): Promise<AskedCode> {
  try {
    const { standing, issuer } = await answerOf(
      asking.GET('/statements/standing/', { params: { query: { hash } }, ...(signal && { signal }) }),
    );
    return { is: 'answered', standing, issuer };
  } catch (cause) {
    return { is: 'unanswered', problem: toProblem(cause) };
  }
}
