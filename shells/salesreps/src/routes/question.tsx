import { loadQuestion, Question } from '@consignment/routing/pages/question-pages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { useApp } from './app.tsx';

export function loader(asked: LoaderFunctionArgs) {
  return loadQuestion(client, asked);
}

export function Component() {
  const { question } = useLoaderData<typeof loader>();
  const { name, timeZone } = useApp();
  return (
    <>
      <title>{`Question ${question.number} · Sales reps`}</title>
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
