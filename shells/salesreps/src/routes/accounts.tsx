import { answerOf, listOf, settled } from '@consignment/client/answer';
import { RepAccountsScreen } from '@consignment/components/screens/salesreps/accounts/RepAccountsScreen';
import { seenReps } from '@consignment/domain/people/seen-reps';
import { listCodec, pageOf } from '@consignment/routing/lists/list-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { usePaying } from '../use-paying.ts';
import { useApp } from './app.tsx';

const pageSize = 50;
const list = listCodec(['name', 'due', 'paid', 'earned'], 'name');

export async function loader({ request }: LoaderFunctionArgs) {
  const query = list.parse(new URL(request.url).searchParams);
  const ordering = list.orderingOf(query);
  const call = client.GET('/salesreps/commission-totals/', {
    params: { query: { ...pageOf(query, pageSize), ordering } },
    signal: request.signal,
  });
  const reps = listOf(call).then((page) => ({ ...page, results: seenReps(page.results) }));
  return { reps: await settled(reps) };
}

export function Component() {
  const { reps } = useLoaderData<typeof loader>();
  const { currency } = useApp();
  const region = useRegion();
  const save = useSave();
  return (
    <RepAccountsScreen
      reps={region.list(reps)}
      controls={{ ...useListQuery(list), pageSize }}
      currency={currency}
      hrefOfPayoutsTo={({ name }) => paths.payoutsTo(name)}
      hrefOfPayout={paths.payout}
      onAdd={may('createSalesRep') ? (body) => save(answerOf(client.POST('/salesreps/', { body }))) : null}
      onRename={
        may('updateSalesRep')
          ? (id, body) => save(answerOf(client.PUT('/salesreps/{id}/', { params: { path: { id } }, body })))
          : null
      }
      {...usePaying(reps.is === 'ready' ? reps.value.results : [])}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
