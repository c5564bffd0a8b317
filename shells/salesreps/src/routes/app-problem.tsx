import { defineTexts } from '@consignment/domain/text/texts';
import { AppProblem as Problem } from '@consignment/routing/app/AppProblem';

const texts = defineTexts('SalesrepsAppProblem', {
  title: 'Sales reps',
});

/** When nothing of the app could be opened. */
export function AppProblem() {
  return <Problem title={texts.title} />;
}
