import { forSession } from '../../actions/operation.ts';
import { refuse } from '../../common/problem.ts';
import { preferencesOf } from '../../queries/people/preferences.ts';

export const getPreferences = forSession<'getPreferences'>(async ({ session: { loginId }, service }) => {
  if (loginId === null) throw refuse(403, 'forbidden', 'Your account may not do this.');
  return { status: 200, body: await service.database.asSystem((tx) => preferencesOf(tx, loginId)) };
});
