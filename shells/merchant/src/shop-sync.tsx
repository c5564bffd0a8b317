import { answerOf, settled } from '@consignment/client/answer';
import { SyncProgress } from '@consignment/components/parts/imports/SyncProgress';
import { usePolling } from '@consignment/routing/app/use-polling';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { client } from './api.ts';
import { isSyncBegun, onSyncBegun } from './calls/follow-sync.ts';
import { paths } from './paths.ts';

type Sync = { description: string; progress: number };

const begun: Sync = { description: '', progress: 0 };

/** The reading of the shop's orders that is under way: a sync, or an import of files. */
async function askSync(signal: AbortSignal): Promise<Sync | null> {
  const { active, description, progress } = await answerOf(client.GET('/sync-progress/', { signal }));
  return active ? { description, progress } : askImport(signal);
}

async function askImport(signal: AbortSignal): Promise<Sync | null> {
  const { results } = await answerOf(
    client.GET('/imports/', { params: { query: { page_size: 1 } }, signal }),
  );
  const [run] = results;
  return run?.state === 'running' ? { description: run.description, progress: run.progress } : null;
}

/**
 * The progress of a sync; `isActive` is what the app's data said. Nothing while none runs, and on the pages of the import and
 * the sync, which show their own. At the end the page's data is loaded again.
 */
export default function ShopSync({ isActive }: { isActive: boolean }) {
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
      const run = await settled(askImport(stop.signal));
      if (!stop.signal.aborted && run.is === 'ready' && run.value !== null) follow();
    };
    look().catch(() => undefined);
    return () => {
      stop.abort();
      leave();
    };
  }, []);
  usePolling(sync !== null, async (signal) => {
    const now = await askSync(signal);
    setSync(now);
    if (now === null) await revalidate();
  });
  if (sync === null || pathname === paths.import || pathname === paths.settings) return null;
  return <SyncProgress {...sync} />;
}
