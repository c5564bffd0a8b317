import { defineTexts } from '@consignment/domain/text/texts';
import { personOf } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { renamePasskey } from '../../queries/people/factors.ts';

const texts = defineTexts('UpdatePasskey', {
  noName: 'Give the passkey a name.',
});

export const updatePasskey = forSession<'updatePasskey'>(async ({ params, body, session, service }) => {
  const { loginId } = personOf(session);
  const name = body.name.trim();
  if (name === '') throw refuse(422, 'invalid_value', texts.noName, { pointer: '/name' });
  const isRenamed = await service.database.asSystem((tx) =>
    renamePasskey(tx, { loginId, id: params.id }, name),
  );
  if (!isRenamed) throw notFound();
  return { status: 200, body: {} };
});
