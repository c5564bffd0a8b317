import { StandInNotice } from '@consignment/components/parts/imports/StandInNotice';
import { useState } from 'react';
import { usePolling } from './use-polling.tsx';

/** Between two attempts to get missing data, in milliseconds. */
const every = 5_000;

export type StandInsProps = {
  app: 'app' | 'portal';
  /** Asks for missing data, and for the page's data again when it is there; rejects when it is not. */
  again: () => Promise<void>;
};

/** Stands while anything is missing. */
export function AskingStandIns({ app, again }: StandInsProps) {
  const [isAsking, setIsAsking] = useState(false);
  usePolling(true, again, { every, isQuiet: true });
  const retry = () => {
    setIsAsking(true);
    const stop = () => setIsAsking(false);
    again().then(stop, stop);
  };
  return <StandInNotice app={app} isAsking={isAsking} onRetry={retry} />;
}
