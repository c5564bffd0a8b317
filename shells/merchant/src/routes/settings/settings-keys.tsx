import { answerOf, knownOf, settled } from '@consignment/client/answer';
import { toProblem } from '@consignment/client/problem';
import { KeysPanel } from '@consignment/components/screens/merchant/settings/keys/KeysPanel';
import { SandboxCard } from '@consignment/components/screens/merchant/settings/keys/SandboxCard';
import { SettingsRegion } from '@consignment/components/screens/merchant/settings/SettingsRegion';
import { defineTexts } from '@consignment/domain/text/texts';
import { usePolling } from '@consignment/routing/app/use-polling';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../../api.ts';
import { searchVendors } from '../../calls/search-vendors.ts';
import { useApp } from '../app.tsx';

const texts = defineTexts('SettingsKeys', {
  notLoaded: 'The keys could not be loaded.',
  sandboxNotLoaded: 'The sandbox could not be loaded.',
  saved: 'Key saved.',
  revoked: 'Key revoked.',
});

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [keys, sandbox] = await Promise.all([
    settled(answerOf(client.GET('/keys/', { signal }))),
    settled(answerOf(client.GET('/keys/sandbox/', { signal }))),
  ]);
  return { keys, sandbox, now: new Date() };
}

/** Settings › Keys. */
export function Component() {
  const { keys, sandbox, now } = useLoaderData<typeof loader>();
  const { timeZone } = useApp();
  const { revalidate } = useRevalidator();
  const region = useRegion();
  const save = useSave();
  const isFilling = sandbox.is === 'ready' && sandbox.value.state === 'filling';
  usePolling(isFilling, () => revalidate(), { every: 2000 });

  /** A new key, whose secret no later answer has. */
  const made = async (call: Promise<{ secret: string }>) => {
    try {
      const { secret } = await call;
      await revalidate();
      return { is: 'done' as const, secret };
    } catch (cause) {
      return { is: 'refused' as const, problem: toProblem(cause) };
    }
  };
  return (
    <>
      <SettingsRegion failed={texts.notLoaded} region={region.one(keys)}>
        {({ results }) => (
          <KeysPanel
            keys={results}
            now={now}
            timeZone={timeZone}
            onSearchVendors={searchVendors}
            onCreate={(body) => made(answerOf(client.POST('/keys/create/', { body })))}
            onUpdate={(id, body) =>
              save(answerOf(client.PUT('/keys/{id}/', { params: { path: { id } }, body })), texts.saved)
            }
            onRotate={(id, overlap_days) => {
              const params = { path: { id } };
              return made(answerOf(client.POST('/keys/{id}/rotate/', { params, body: { overlap_days } })));
            }}
            onRevoke={async (id) => {
              const call = client.POST('/keys/{id}/revoke/', { params: { path: { id } } });
              return knownOf(await save(answerOf(call), texts.revoked));
            }}
            onCopy={async (text) => {
              await navigator.clipboard.writeText(text);
              return { is: 'done' };
            }}
          />
        )}
      </SettingsRegion>
      <SettingsRegion failed={texts.sandboxNotLoaded} region={region.one(sandbox)}>
        {(known) => (
          <SandboxCard
            sandbox={known}
            timeZone={timeZone}
            onReset={async () => knownOf(await save(answerOf(client.POST('/keys/sandbox/reset/'))))}
          />
        )}
      </SettingsRegion>
    </>
  );
}
