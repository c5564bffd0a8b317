import { defineTexts } from '@consignment/domain/text/texts';
import { loadQuestion, Question } from '@consignment/routing/pages/question-pages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { useApp } from './app.tsx';

const texts = defineTexts('SalesrepsQuestion', {
  title: 'Question {number} · Sales reps',
});

export function loader(asked: LoaderFunctionArgs) {
  return loadQuestion(client, asked);
}

export function Component() {
  const { question } = useLoaderData<typeof loader>();
  const { name, timeZone } = useApp();
  return (
    <>
      <title>{texts.title({ number: question.number })}</title>
      <Question
        client={client}
        shopName={name}
        timeZone={timeZone}
        hrefOfQuestions={paths.questions}
        hrefOfOrder={paths.order}
      />
    </>
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
