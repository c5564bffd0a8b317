import { forSession } from '../../actions/operation.ts';
import { record } from '../../ledger/record.ts';
import { notFound } from '../../common/problem.ts';
import { deleteOrphanLogin } from '../../queries/people/logins.ts';
import {
  deleteSignupRow,
  disableLoneViewers,
  endSessionsOfSignup,
  lockSignup,
} from '../../queries/people/signups.ts';

/**
 * The account ends at once; a login without any other shop is deleted with it, so that its owner may register again. With
 * the last full member of a team its viewers lose their access.
 */
export const deleteSignup = forSession<'deleteSignup'>(async ({ params, session, by, now, service }) => {
  const { shopId } = session;
  await service.database.asSystem(async (tx) => {
    const signup = await lockSignup(tx, shopId, params.id);
    if (signup === null) throw notFound();
    const { loginId, teamId } = signup;
    await deleteSignupRow(tx, shopId, params.id);
    await endSessionsOfSignup(tx, shopId, { loginId, because: 'account_deleted', now });
    for (const viewer of await disableLoneViewers(tx, shopId, [teamId])) {
      await endSessionsOfSignup(tx, shopId, { loginId: viewer.loginId, because: 'access_taken_away', now });
    }
    await deleteOrphanLogin(tx, loginId);
    await record(tx, { shopId, by, now }, [{ event: 'account.deleted', id: params.id }]);
  });
  return { status: 200, body: {} };
});
