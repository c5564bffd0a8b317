import { linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { PortalStatementsScreen } from '@consignment/components/screens/portal/statements/PortalStatementsScreen';
import { notFound } from '@consignment/routing/app/id-of';
import { listCodec, pageOf } from '@consignment/routing/lists/list-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

const pageSize = 50;
/** They come in one order only. */
const list = listCodec(['last_day'], '-last_day');

export async function loader({ request }: LoaderFunctionArgs) {
  const vendor = chosenVendor((await loadLogin()).vendors);
  if (vendor === null) return null;
  const query = list.parse(new URL(request.url).searchParams);
  const ask = { vendor_id: vendor.id, ...pageOf(query, pageSize) };
  const statements = await settled(
    listOf(client.GET('/statements/', { params: { query: ask }, signal: request.signal })),
  );
  // A shop that hides what its vendors earn has no such page.
  if (statements.is === 'failed' && statements.problem.status === 403) notFound();
  return { statements };
}

export function Component() {
  const data = useLoaderData<typeof loader>();
  const shop = useShop();
  const controls = useListQuery(list);
  const region = useRegion();
  if (data === null) return null;
  const { statements } = data;
  return (
    <PortalStatementsScreen
      shop={shop}
      statements={region.list(statements)}
      nextOn={statements.is === 'ready' ? statements.value.next_on : null}
      controls={{ ...controls, pageSize }}
      hrefOfStatement={paths.statement}
      onFile={(id, type) => {
        const params = { path: { id }, query: { type } };
        return saveFile(linkOf(client.POST('/statements/{id}/file/', { params })));
      }}
    />
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
