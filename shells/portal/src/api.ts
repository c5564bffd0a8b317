import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-vendor';
import { fetchFirst } from '@consignment/client/first-answers';
import { RequestFailed, toProblem } from '@consignment/client/problem';
import { createSession } from '@consignment/client/session';
import { readSwitches } from '@consignment/domain/shop/shop-switches';
import { notFound } from '@consignment/routing/app/id-of';
import { smallCall } from '@consignment/routing/app/small-call';
import { useSyncExternalStore } from 'react';
import { forgetVendor, shopOfPage } from './chosen.ts';
import type { PortalPageSwitch } from './page.ts';

/** Each shop of a server has its own session, so that no page of one shows data of another. */
export const session = createSession({ app: shopOfPage === null ? 'portal' : `portal.${shopOfPage}` });

// A page that waits for the same person goes on with the vendor that it shows.
session.onEnd((reason) => {
  if (reason !== 'expired') forgetVendor();
});

/** Below the portal's own folder, which is all that a shop platform's proxy passes on. */
export const client = createClient({
  session,
  shapes: answerShapes,
  fetch: fetchFirst,
  baseUrl: `${import.meta.env.BASE_URL}api`,
});

let isShutOut = false;
const watchers = new Set<() => void>();

// The shop may close its portal while a person uses it: the page uses its known values of the shop until a call is refused.
client.use({
  onError({ error }) {
    // A person who is refused at the sign-in is in no portal yet.
    if (!isClosed(error) || session.tokens() === null) return;
    isShutOut = true;
    for (const watcher of watchers) watcher();
  },
});

function isClosed(cause: unknown): boolean {
  return toProblem(cause).code === 'portal_closed';
}

/** Of a closed portal nothing is known, and nothing is asked. */
export function unlessClosed(cause: unknown): null {
  if (!isClosed(cause)) throw cause;
  return null;
}

/** Has the shop closed its portal to who is logged in here? */
export function useShutOut(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => isShutOut,
  );
}

type Login = Awaited<ReturnType<typeof askForLogin>>;

let login: Promise<Login> | null = null;

/**
 * The vendors of the login, and the columns and switches that the shop chose; asked for once, since another vendor loads
 * the page again. A closed portal has none, so that no page asks for anything.
 */
export function loadLogin(): Promise<Login> {
  login ??= askForLogin().catch((cause: unknown) => {
    login = null;
    throw cause;
  });
  return login;
}

async function askForLogin() {
  try {
    const [vendors, fields, switches] = await Promise.all([
      answerOf(client.GET('/vendors/me/')),
      smallCall(askFields, []),
      smallCall(askSwitches, readSwitches({})),
    ]);
    for (const { problem } of [fields, switches])
      if (problem?.code === 'portal_closed') throw new RequestFailed(problem);
    return {
      vendors: vendors.results,
      commissionFields: fields.value,
      switches: switches.value,
      /** Why defaults replace the shop's choices; null where those are known. */
      missing: switches.problem ?? fields.problem,
    };
  } catch (cause) {
    if (!isClosed(cause)) throw cause;
    return { vendors: [], commissionFields: [], switches: readSwitches({}), missing: null };
  }
}

async function askFields(signal?: AbortSignal) {
  return (await answerOf(client.GET('/vendors/app-settings/list/', { signal }))).commission_fields;
}

async function askSwitches(signal?: AbortSignal) {
  return readSwitches(await answerOf(client.GET('/settings/switches/', { signal })));
}

/** Asks again for the values that defaults replace; rejects while they are missing. */
export async function completeLogin(): Promise<void> {
  const known = await loadLogin();
  if (known.missing === null) return;
  const [commissionFields, switches] = await Promise.all([askFields(), askSwitches()]);
  login = Promise.resolve({ ...known, commissionFields, switches, missing: null });
}

/** Ends a page that the shop has not switched on as an unknown address; a default decides nothing here. */
export async function needsSwitch(name: PortalPageSwitch): Promise<void> {
  if ((await loadLogin()).missing !== null) await completeLogin();
  if (!(await loadLogin()).switches[name]) notFound();
}
