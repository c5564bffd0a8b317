import type { Problem } from '@consignment/client/problem';
import type { ReactNode } from 'react';
import { showOverPages } from './over-pages.tsx';

/** Why the last question failed, and in how many seconds the next one follows; null when all is well. */
export type PollingTrouble = { problem: Problem; seconds: number } | null;

/** In place of the notice, where that has not come yet. */
function Plainly({ problem }: NonNullable<PollingTrouble>) {
  return <p role="status">{problem.detail}</p>;
}

let Notice: (trouble: NonNullable<PollingTrouble>) => ReactNode = Plainly;

/** The notice is seldom shown, and comes with the first question: when one fails it may be too late. */
export function preparePollingNotice(): void {
  import('@consignment/components/parts/PollingNotice').then(
    ({ PollingNotice }) => {
      Notice = PollingNotice;
    },
    () => undefined,
  );
}

/** Of each part of the page that asks again and again and gets no answer. */
const troubles = new Map<string, NonNullable<PollingTrouble>>();
let hide: () => void = () => undefined;

/** Says that work of the server cannot be followed at the moment, and when it is asked for again. */
export function tellPolling(id: string, trouble: PollingTrouble): void {
  if (trouble === null) troubles.delete(id);
  else troubles.set(id, trouble);
  const shown = [...troubles.values()].at(-1);
  if (shown === undefined) return hide();
  hide = showOverPages(<Notice key="polling" {...shown} />);
}
