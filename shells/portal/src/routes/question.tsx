import { loadQuestion, Question } from '@consignment/routing/pages/question-pages';
import { notFound } from '@consignment/routing/app/id-of';
import { RouteProblem } from '@consignment/routing/app/ProblemBoundary';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

export async function loader(asked: LoaderFunctionArgs) {
  const vendor = chosenVendor((await loadLogin()).vendors);
  const thread = await loadQuestion(client, asked);
  // The login may see it, but it belongs to the vendor that is not shown.
  if (thread.question.vendor !== vendor?.id) notFound();
  return thread;
}

export function Component() {
  const { question } = useLoaderData<typeof loader>();
  const shop = useShop();
  return (
    <>
      <title>{`Question ${question.number} · ${shop.name}`}</title>
      <Question
        client={client}
        shopName={shop.name}
        timeZone={shop.time_zone}
        hrefOfQuestions={paths.questions}
      />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem what="The question" />;
}
