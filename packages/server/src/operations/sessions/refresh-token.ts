import { defineTexts } from '@consignment/domain/text/texts';
import { refreshSession } from '../../identity/tokens.ts';
import { forPublic } from '../../actions/operation.ts';
import { refuse } from '../../common/problem.ts';
import { whoseSession } from '../../queries/people/sessions.ts';

const texts = defineTexts('RefreshToken', {
  sessionEnded: 'Your session has ended. Please log in again.',
});

export const refreshToken = forPublic<'refreshToken'>(async ({ body, origin, now, service }) => {
  const { database, tokens } = service;
  const refreshed = await database.asSystem((tx) =>
    refreshSession(tx, tokens, body.refresh, origin.address, now),
  );
  if (refreshed.is === 'fresh') return { status: 200, body: refreshed.pair };
  // The log names the session's owner: a reused token may be stolen.
  const about =
    refreshed.is === 'reused'
      ? { attempt: await database.asSystem((tx) => whoseSession(tx, refreshed.sessionId)) }
      : {};
  throw refuse(401, 'session_ended', texts.sessionEnded, about);
});
