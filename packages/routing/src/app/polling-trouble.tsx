import type { Problem } from '@consignment/client/problem';
import type { ReactNode } from 'react';
import { showOverPages } from '../lists/over-pages.tsx';

/** Why the last poll failed, and the seconds until the next one; null when all is well. */
export type PollingTrouble = { problem: Problem; seconds: number } | null;

/** Shown until the notice has loaded. */
function Plainly({ problem }: NonNullable<PollingTrouble>) {
  return <p role="status">{problem.detail}</p>;
}

let Notice: (trouble: NonNullable<PollingTrouble>) => ReactNode = Plainly;

/** Loads the notice with the first poll, since it may not load once one has failed. */
export function preparePollingNotice(): void {
  import('@consignment/components/parts/imports/PollingNotice').then(
    ({ PollingNotice }) => {
      Notice = PollingNotice;
    },
    () => undefined,
  );
}

/** By the part of the page whose polls fail. */
const troubles = new Map<string, NonNullable<PollingTrouble>>();
let hide: () => void = () => undefined;

/** Shows that polls fail at the moment, and when the next one follows; null takes the notice away. */
export function tellPolling(id: string, trouble: PollingTrouble): void {
  if (trouble === null) troubles.delete(id);
  else troubles.set(id, trouble);
  const shown = [...troubles.values()].at(-1);
  if (shown === undefined) return hide();
  hide = showOverPages(<Notice key="polling" {...shown} />);
}
