import { forSession } from '../../actions/operation.ts';
import { refuse } from '../../common/problem.ts';
import { preferencesOf, putPreferences } from '../../queries/people/preferences.ts';

export const updatePreferences = forSession<'updatePreferences'>(
  async ({ body, session: { loginId }, service }) => {
    if (loginId === null) throw refuse(403, 'forbidden', 'Your account may not do this.');
    const after = await service.database.asSystem(async (tx) => {
      await putPreferences(tx, loginId, body);
      return preferencesOf(tx, loginId);
    });
    return { status: 200, body: after };
  },
);
