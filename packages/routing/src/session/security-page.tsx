import { answerOf, outcomeOf, settled, type Done } from '@consignment/client/answer';
import { canAskPasskeys } from '@consignment/client/asked-factor';
import type { Client } from '@consignment/client/create-client';
import { toProblem } from '@consignment/client/problem';
import { SecurityPage } from '@consignment/components/parts/signing-in/SecurityPage';
import { useRef, type ComponentProps } from 'react';
import { nextOf } from './require-session.tsx';
import { newPasskey } from './second-factor.tsx';
import { AppRoot } from '../app/AppRoot.tsx';
import { useRegion } from '../app/use-region.tsx';
import { useSave } from '../app/use-save.tsx';
import { useLoaderData, useSearchParams } from 'react-router-dom';

type Page = ComponentProps<typeof SecurityPage>;
type FactorActions = Pick<
  Page,
  | 'onAddPasskey'
  | 'onRenamePasskey'
  | 'onRemovePasskey'
  | 'onBeginAuthenticator'
  | 'onConfirmAuthenticator'
  | 'onRemoveAuthenticator'
  | 'onMakeCodes'
  | 'onCopy'
  | 'onDownload'
>;
type WithCodes = Awaited<ReturnType<Page['onMakeCodes']>>;

type Loaded = Awaited<ReturnType<typeof askSecurity>>;

/** The content of the page Security: the factors, and the sessions as a separate region. */
export async function askSecurity(client: Client, signal: AbortSignal) {
  const [security, sessions] = await Promise.all([
    answerOf(client.GET('/security/', { signal })),
    settled(answerOf(client.GET('/sessions/', { signal }))),
  ]);
  return { security, sessions };
}

type Props = {
  client: Client;
  loaded: Loaded;
  /** Of the shop; left out where no shop is loaded, for that of the browser. */
  timeZone?: string;
  /** For those who set the shop's rule; null for others. */
  shopRule: Page['shopRule'];
  /** Where a person goes on who had to set up a factor first. */
  home: string | null;
};

/** Where a person sets up a first factor, without the frame of the app: its calls are refused until then. */
export function FactorFirst({ client, home }: Pick<Props, 'client' | 'home'>) {
  const loaded = useLoaderData<typeof askSecurity>();
  return (
    <AppRoot scheme="light" brand={null}>
      <SecurityOfPerson client={client} loaded={loaded} shopRule={null} home={home} />
    </AppRoot>
  );
}

/** The page Security of a person of any app. */
export function SecurityOfPerson({ client, loaded, timeZone, shopRule, home }: Props) {
  const { security, sessions } = loaded;
  const [params] = useSearchParams();
  const region = useRegion();
  const save = useSave();
  const actions = useFactorActions(client);
  const here = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const list = region.list(sessions);
  return (
    <SecurityPage
      {...actions}
      security={security}
      passkeyHost={security.passkey_host}
      passkeyTrouble={troubleOf(security.passkey_host)}
      sessions={list.is === 'ready' ? { is: 'ready', value: list.rows } : list}
      timeZone={here}
      onEndSession={(sessionId) =>
        save(answerOf(client.DELETE('/sessions/{sessionId}/', { params: { path: { sessionId } } })))
      }
      onEndOtherSessions={() => save(answerOf(client.POST('/sessions/end-others/')))}
      shopRule={shopRule}
      hrefOfNext={home === null ? null : nextOf(params, home)}
    />
  );
}

function troubleOf(host: string | null): Page['passkeyTrouble'] {
  if (host === null || canAskPasskeys(host)) return null;
  return typeof PublicKeyCredential === 'undefined' ? 'unsupported' : 'elsewhere';
}

function useFactorActions(client: Client): FactorActions {
  const save = useSave();
  const begun = useRef('');
  /** The codes that came with an added factor, once the page shows it. */
  const withCodes = async (call: Promise<{ recovery_codes: string[] }>): Promise<WithCodes> => {
    let codes: readonly string[] = [];
    const outcome = await save(call.then((made) => (codes = made.recovery_codes)));
    return outcome.is === 'done' ? { is: 'done', codes } : outcome;
  };
  const addPasskey = async (name: string) => {
    const { token, options } = await answerOf(client.POST('/security/passkeys/begin/'));
    const passkey = await newPasskey(options);
    return answerOf(client.POST('/security/passkeys/', { body: { token, name, passkey } }));
  };
  return {
    onAddPasskey: (name) => withCodes(addPasskey(name)),
    onRenamePasskey: (id, name) =>
      save(answerOf(client.PUT('/security/passkeys/{id}/', { params: { path: { id } }, body: { name } }))),
    onRemovePasskey: (id) =>
      save(answerOf(client.DELETE('/security/passkeys/{id}/', { params: { path: { id } } }))),
    onBeginAuthenticator: async () => {
      try {
        const { token, secret, uri } = await answerOf(client.POST('/security/authenticator/begin/'));
        begun.current = token;
        return { is: 'done', secret, uri };
      } catch (cause) {
        return { is: 'refused', problem: toProblem(cause) };
      }
    },
    onConfirmAuthenticator: (code) =>
      withCodes(answerOf(client.POST('/security/authenticator/', { body: { token: begun.current, code } }))),
    onRemoveAuthenticator: () => save(answerOf(client.DELETE('/security/authenticator/'))),
    onMakeCodes: () => withCodes(answerOf(client.POST('/security/recovery-codes/'))),
    onCopy: copy,
    onDownload: download,
  };
}

function copy(text: string): Promise<Done> {
  // Missing where the browser does not count the page as safe.
  return outcomeOf(Promise.resolve().then(() => navigator.clipboard.writeText(text)));
}

function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = 'recovery-codes.txt';
  anchor.click();
  URL.revokeObjectURL(url);
}
