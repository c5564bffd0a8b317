import { defineTexts } from '@consignment/domain/text/texts';
import { loadQuestion, Question } from '@consignment/routing/pages/question-pages';
import { notFound } from '@consignment/routing/app/id-of';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

const texts = defineTexts('PortalQuestion', {
  title: 'Question {number} · {shop}',
});

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
      <title>{texts.title({ number: question.number, shop: shop.name })}</title>
      <Question
        client={client}
        shopName={shop.name}
        timeZone={shop.time_zone}
        hrefOfQuestions={paths.questions}
      />
    </>
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
