import { personOf, removeFactor } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { removePasskey as remove } from '../../queries/people/factors.ts';

export const deletePasskey = forSession<'deletePasskey'>(async ({ params, session, by, now, service }) => {
  const person = personOf(session);
  const isRemoved = await removeFactor(
    service,
    person,
    async (tx) => {
      const name = await remove(tx, { loginId: person.loginId, id: params.id });
      return name === null ? null : { is: 'passkey_removed', name };
    },
    { by, now },
  );
  if (!isRemoved) throw notFound();
  return { status: 200, body: {} };
});
