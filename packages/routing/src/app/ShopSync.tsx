import { answerOf, settled } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import { SyncProgress } from '@consignment/components/parts/imports/SyncProgress';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { isSyncBegun, onSyncBegun } from './follow-sync.tsx';
import { usePolling } from './use-polling.tsx';

type Sync = { description: string; progress: number };

type Asking = {
  client: Client;
  /** False for a person who may not read the imports. */
  hasImports: boolean;
};

const begun: Sync = { description: '', progress: 0 };

/** The reading of the shop's orders that is under way: a sync, or an import of files. */
async function askSync({ client, hasImports }: Asking, signal: AbortSignal): Promise<Sync | null> {
  const { active, description, progress } = await answerOf(client.GET('/sync-progress/', { signal }));
  if (active) return { description, progress };
  return hasImports ? askImport(client, signal) : null;
}

async function askImport(client: Client, signal: AbortSignal): Promise<Sync | null> {
  const { results } = await answerOf(
    client.GET('/imports/', { params: { query: { page_size: 1 } }, signal }),
  );
  const [run] = results;
  return run?.state === 'running' ? { description: run.description, progress: run.progress } : null;
}

type Props = Asking & {
  /** By the app's data, when it was loaded. */
  isActive: boolean;
  /** Pages that show it themselves. */
  elsewhere: readonly string[];
};

/** The progress of a sync; nothing while none runs. At the end the page's data is loaded again. */
export function ShopSync({ client, hasImports, isActive, elsewhere }: Props) {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const [sync, setSync] = useState(isActive || isSyncBegun() ? begun : null);
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive && sync === null) setSync(begun);
  }
  useEffect(() => {
    const follow = () => setSync((now) => now ?? begun);
    const leave = onSyncBegun(follow);
    const stop = new AbortController();
    // An import goes on when the page is closed; an answer that does not come is of no consequence.
    const look = async () => {
      const run = await settled(askImport(client, stop.signal));
      if (!stop.signal.aborted && run.is === 'ready' && run.value !== null) follow();
    };
    if (hasImports) look().catch(() => undefined);
    return () => {
      stop.abort();
      leave();
    };
  }, [client, hasImports]);
  usePolling(sync !== null, async (signal) => {
    const now = await askSync({ client, hasImports }, signal);
    setSync(now);
    if (now === null) await revalidate();
  });
  return sync !== null && !elsewhere.includes(pathname) && <SyncProgress {...sync} />;
}
