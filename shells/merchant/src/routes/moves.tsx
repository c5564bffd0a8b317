import { answerOf, listOf, outcomeOf, settled } from '@consignment/client/answer';
import { MovesScreen } from '@consignment/components/screens/merchant/moves/MovesScreen';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { useApp } from './app.tsx';

/** More moves than a shop makes. */
const pageSize = 50;

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [moves, orders] = await Promise.all([
    settled(listOf(client.GET('/moves/', { params: { query: { page_size: pageSize } }, signal }))),
    settled(answerOf(client.GET('/orders/', { params: { query: { page_size: 1 } }, signal }))),
  ]);
  // A missing answer is no reason to stop: the check reports it as well.
  return { moves, hasOrders: orders.is !== 'ready' || orders.value.count > 0 };
}

/** Moving in from another app. */
export function Component() {
  const { moves, hasOrders } = useLoaderData<typeof loader>();
  const { timeZone } = useApp();
  const region = useRegion();
  const navigate = useNavigate();
  const start = (name: string) =>
    outcomeOf(
      answerOf(client.POST('/moves/', { body: { name } })).then(({ id }) => navigate(paths.move(id))),
    );
  return (
    <MovesScreen
      moves={region.list(moves)}
      hasOrders={hasOrders}
      timeZone={timeZone}
      hrefOfImport={paths.import}
      hrefOfMove={paths.move}
      onStart={may('createMove') ? start : null}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
