import { defineTexts } from '@consignment/domain/text/texts';
import { loadQuestions, Questions } from '@consignment/routing/pages/question-pages';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

const texts = defineTexts('PortalQuestions', {
  howTo: 'On Commissions, press the “?” beside an amount, then “Ask about this line”.',
});

export async function loader(asked: LoaderFunctionArgs) {
  const vendor = chosenVendor((await loadLogin()).vendors);
  return vendor === null ? null : loadQuestions(client, vendor.id, asked);
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const shop = useShop();
  if (data === null) return null;
  return (
    <Questions timeZone={shop.time_zone} asker={null} howTo={texts.howTo} hrefOfQuestion={paths.question} />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
