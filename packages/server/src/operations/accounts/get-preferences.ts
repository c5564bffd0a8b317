import { forSession } from '../../actions/operation.ts';
import { mayNot } from '../../common/problem.ts';
import { preferencesOf } from '../../queries/people/preferences.ts';

export const getPreferences = forSession<'getPreferences'>(async ({ session: { loginId }, service }) => {
  if (loginId === null) throw mayNot();
  return { status: 200, body: await service.database.asSystem((tx) => preferencesOf(tx, loginId)) };
});
