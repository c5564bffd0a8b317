import { answerOf } from '@consignment/client/answer';
import type { DashboardScreen } from '@consignment/components/screens/merchant/dashboard/DashboardScreen';
import type { ComponentProps } from 'react';
import { client } from './api.ts';
import { paths } from './paths.ts';

type Trouble = ComponentProps<typeof DashboardScreen>['trouble'];

export type Connection = { host: string; state: 'connected' | 'ended'; problems: readonly string[] };

/** Null where all is well, and for a shop whose orders are imported. */
export function troubleOf(connection: Connection | null): Trouble {
  if (connection === null) return null;
  const { host, state, problems } = connection;
  const about = { host, hrefToConnect: `${paths.install}?${new URLSearchParams({ shop: host }).toString()}` };
  if (state === 'ended') return { is: 'ended', ...about };
  return problems.length === 0 ? null : { is: 'refused', ...about, problems };
}

export async function askTrouble(signal: AbortSignal): Promise<Trouble> {
  return troubleOf((await answerOf(client.GET('/sync-progress/', { signal }))).connection);
}
