import { answerOf, linkOf, listOf, settled } from '@consignment/client/answer';
import { saveFile } from '@consignment/client/save-file';
import { PortalStatementScreen } from '@consignment/components/screens/portal/statements/PortalStatementScreen';
import { periodText } from '@consignment/domain/statements/statement';
import { defineTexts } from '@consignment/domain/text/texts';
import { idOf, notFound } from '@consignment/routing/app/id-of';
import {
  statementEntriesAsk,
  statementEntriesCodec,
} from '@consignment/routing/lists/statement-entries-codec';
import { useListQuery } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, loadLogin } from '../api.ts';
import { chosenVendor } from '../chosen.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

const texts = defineTexts('PortalStatement', {
  title: 'Statement for {period} · {shop}',
});

const pageSize = 50;

export async function loader({ params, request: { url, signal } }: LoaderFunctionArgs) {
  const path = { id: idOf(params['id']) };
  const search = statementEntriesCodec.parse(new URL(url).searchParams);
  const vendor = chosenVendor((await loadLogin()).vendors);
  const [statement, entries] = await Promise.all([
    answerOf(client.GET('/statements/{id}/', { params: { path }, signal })),
    settled(
      listOf(
        client.GET('/statements/{id}/entries/', {
          params: { path, query: statementEntriesAsk(search, pageSize) },
          signal,
        }),
      ),
    ),
  ]);
  // The login may see it, but it belongs to the vendor that is not shown.
  if (statement.vendor !== vendor?.id) notFound();
  return { statement, entries };
}

export function Component() {
  const { statement, entries } = useLoaderData<typeof loader>();
  const shop = useShop();
  const controls = useListQuery(statementEntriesCodec);
  const region = useRegion();
  return (
    <>
      <title>
        {texts.title({ period: periodText(statement.first_day, statement.last_day), shop: shop.name })}
      </title>
      <PortalStatementScreen
        statement={statement}
        entries={region.list(entries)}
        controls={{ ...controls, pageSize }}
        timeZone={shop.time_zone}
        hrefOfStatements={paths.statements}
        hrefOfPayout={paths.payout}
        hrefOfQuestion={paths.question}
        hrefOfCheck={shop.check_address}
        onExport={(type) => {
          const params = { path: { id: statement.id }, query: { type } };
          return saveFile(linkOf(client.POST('/statements/{id}/file/', { params })));
        }}
      />
    </>
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
