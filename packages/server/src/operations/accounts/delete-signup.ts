import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { deleteOrphanLogin } from '../../queries/logins.ts';
import { deleteSignupRow, endSessionsOfSignup, loginOfSignup } from '../../queries/signups.ts';

/**
 * The account ends at once; a login without any other shop is deleted with it, so that its owner may register again.
 */
export const deleteSignup = forSession<'deleteSignup'>(async ({ params, session, now, service }) => {
  const { shopId } = session;
  await service.database.asSystem(async (tx) => {
    const loginId = await loginOfSignup(tx, shopId, params.id);
    if (loginId === null) throw notFound();
    await deleteSignupRow(tx, shopId, params.id);
    await endSessionsOfSignup(tx, shopId, { loginId, because: 'account_deleted', now });
    await deleteOrphanLogin(tx, loginId);
  });
  return { status: 200, body: {} };
});
