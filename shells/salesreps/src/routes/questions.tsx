import { defineTexts } from '@consignment/domain/text/texts';
import { loadQuestions, Questions } from '@consignment/routing/pages/question-pages';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { useApp } from './app.tsx';

const texts = defineTexts('SalesrepsQuestions', {
  asker: 'Sales rep',
  howTo: 'On an order’s page, press the speech bubble beside a sales rep’s commission.',
});

export function loader(asked: LoaderFunctionArgs) {
  return loadQuestions(client, null, asked);
}

export function Component() {
  const { timeZone } = useApp();
  return (
    <Questions timeZone={timeZone} asker={texts.asker} howTo={texts.howTo} hrefOfQuestion={paths.question} />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
