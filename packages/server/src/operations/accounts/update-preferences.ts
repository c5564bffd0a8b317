import { forSession } from '../../actions/operation.ts';
import { mayNot } from '../../common/problem.ts';
import { preferencesOf, putPreferences } from '../../queries/people/preferences.ts';

export const updatePreferences = forSession<'updatePreferences'>(
  async ({ body, session: { loginId }, service }) => {
    if (loginId === null) throw mayNot();
    const after = await service.database.asSystem(async (tx) => {
      await putPreferences(tx, loginId, body);
      return preferencesOf(tx, loginId);
    });
    return { status: 200, body: after };
  },
);
