import { listOf } from '@consignment/client/answer';
import { IssueOfPayout } from '@consignment/components/screens/merchant/payouts/IssueOfPayout';
import { client } from './api.ts';
import { useIssueStatement } from './calls/use-issue-statement.ts';

/** The valid statement of a payout; else the last day in a statement of its vendor, null for none. */
export type StatementOfPayout =
  | { readonly is: 'stated'; readonly id: number; readonly number: number }
  | { readonly is: 'open'; readonly after: string | null };

export async function askStatementOf(
  payout: { readonly id: number; readonly vendor: number },
  signal: AbortSignal,
): Promise<StatementOfPayout> {
  const ask = async (more: object) => {
    const query = { vendor_id: payout.vendor, page_size: 50, ...more };
    const { results } = await listOf(client.GET('/statements/', { params: { query }, signal }));
    return results;
  };
  const stated = (await ask({ payout: payout.id })).find(({ standing }) => standing !== 'withdrawn');
  if (stated !== undefined) return { is: 'stated', id: stated.id, number: stated.number };
  const latest = (await ask({})).find(({ standing }) => standing === 'latest');
  return { is: 'open', after: latest?.last_day ?? null };
}

type Props = {
  payout: { readonly vendor: number; readonly created_date: string };
  after: string | null;
  timeZone: string;
};

/** The way from a payout to the statement that states it. */
export function IssueStatementOfPayout({ payout, after, timeZone }: Props) {
  const issuing = useIssueStatement(payout.vendor);
  return (
    <IssueOfPayout
      paidAt={payout.created_date}
      after={after}
      now={new Date()}
      timeZone={timeZone}
      {...issuing}
    />
  );
}
