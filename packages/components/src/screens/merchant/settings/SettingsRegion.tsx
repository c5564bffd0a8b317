import type { ReactNode } from 'react';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import type { Problem } from '../../../primitives/feedback/outcome.ts';

type Props<Value> = {
  /** Such as `The general settings could not be loaded.` */
  failed: string;
  region: { is: 'ready'; value: Value } | { is: 'failed'; problem: Problem; onRetry: () => void };
  children: (value: Value) => ReactNode;
};

/** A region of a section that loads and fails separately: its content, or what did not load, and Retry. */
export function SettingsRegion<Value>({ failed, region, children }: Props<Value>) {
  if (region.is === 'ready') return children(region.value);
  return <FailedState title={failed} problem={region.problem} onRetry={region.onRetry} />;
}
