import type { ComponentProps } from 'react';
import { AppRoot } from './AppRoot.tsx';
import { RouteProblem } from './ProblemBoundary.tsx';

/** The problem of a page without an app's frame, or of the frame itself. */
export function AppProblem(props: ComponentProps<typeof RouteProblem>) {
  return (
    <AppRoot scheme="light" brand={null}>
      <RouteProblem {...props} />
    </AppRoot>
  );
}
