import { AppProblem as Problem } from '@consignment/routing/app/AppProblem';

/** When nothing of the app could be opened. */
export function AppProblem() {
  return <Problem title="Sales reps" />;
}
