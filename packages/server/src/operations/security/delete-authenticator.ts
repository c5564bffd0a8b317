import { personOf, removeFactor } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { removeAuthenticator as remove } from '../../queries/people/factors.ts';

export const deleteAuthenticator = forSession<'deleteAuthenticator'>(
  async ({ session, by, now, service }) => {
    const person = personOf(session);
    const isRemoved = await removeFactor(
      service,
      person,
      async (tx) => ((await remove(tx, person.loginId)) ? { is: 'app_removed' } : null),
      { by, now },
    );
    if (!isRemoved) throw notFound();
    return { status: 200, body: {} };
  },
);
