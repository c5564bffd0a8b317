import { forPublic } from '../../../actions/operation.ts';
import { standingByHash } from '../queries/statements.ts';

export const getStatementStanding = forPublic<'getStatementStanding'>(async ({ query, service }) => {
  const found = await service.database.asSystem((tx) => standingByHash(tx, query.hash));
  return { status: 200, body: found ?? { standing: 'unknown', issuer: null } };
});
