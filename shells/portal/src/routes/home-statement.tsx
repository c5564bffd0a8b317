import { answerOf } from '@consignment/client/answer';
import { StatementLine } from '@consignment/components/screens/portal/home/StatementLine';
import { lateCardOf, useCard } from '@consignment/routing/app/use-card';
import { useState } from 'react';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { useVendor } from './vendor.tsx';

/** A vendor's latest statement, kept while the list below it is narrowed and paged. */
export function HomeStatement() {
  const { vendor } = useVendor();
  const [card] = useState(() => lateCardOf((signal) => ask(vendor.id, signal)));
  const statement = useCard(card);
  // The shop has hidden its vendors' commissions since the page was loaded.
  if (statement.is === 'failed' && statement.problem.status === 403) return null;
  return <StatementLine statement={statement} hrefOfStatement={paths.statement} />;
}

async function ask(vendor: number, signal: AbortSignal) {
  // Some of the last may have been withdrawn.
  const query = { vendor_id: vendor, page_size: 5 };
  const { results, next_on } = await answerOf(client.GET('/statements/', { params: { query }, signal }));
  return { latest: results.find(({ standing }) => standing === 'latest') ?? null, nextOn: next_on };
}
