import { forPublic } from '../../actions/operation.ts';
import { standingByHash } from '../../queries/statements.ts';

export const getStatementStanding = forPublic<'getStatementStanding'>(async ({ query, service }) => {
  const standing = await service.database.asSystem((tx) => standingByHash(tx, query.hash));
  return { status: 200, body: { standing: standing ?? 'unknown' } };
});
