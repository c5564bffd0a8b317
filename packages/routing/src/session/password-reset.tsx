import { answerOf, outcomeOf, type Done } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import { toProblem, type Problem } from '@consignment/client/problem';
import type { Session } from '@consignment/client/session';
import { Suspense, type ReactNode } from 'react';
import { Await, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';

type Asking = Pick<Client, 'PUT'>;
type Checked = { is: 'ready'; access: string } | { is: 'failed'; problem: Problem };

/** Asks for the mail with the link; `shop` names the portal that was asked at, null is for the shop's own apps. */
export function requestReset(client: Asking, email: string, shop: string | null): Promise<Done> {
  const query = shop === null ? {} : { shop };
  const ask = { params: { query }, body: { email } };
  return outcomeOf(answerOf(client.PUT('/accounts/vendor-send-reset-pw-email/', ask)));
}

/** For the loader of the page that the link leads to, which is there while the link is still being looked at. */
export function checkResetLink(client: Asking, { params, request: { signal } }: LoaderFunctionArgs) {
  const body = { uidb64: params['uid'] ?? '', token: params['token'] ?? '' };
  const checked = answerOf(client.PUT('/accounts/authenticate-token/', { body, signal }));
  return {
    // Whatever it is: a person who has forgotten their password has no session that could be over.
    link: checked.then(
      ({ access }): Checked => ({ is: 'ready', access }),
      (cause: unknown): Checked => ({ is: 'failed', problem: toProblem(cause) }),
    ),
  };
}

type NewPassword = { new_password1: string; new_password2: string };
type Outcome = Done | { is: 'over' };

type Props = {
  client: Asking;
  session: Pick<Session, 'keepDevice'>;
  link: Promise<Checked>;
  children: (page: {
    link:
      | { is: 'checking' }
      | { is: 'valid' }
      | { is: 'invalid' }
      | { is: 'failed'; problem: Problem; onRetry: () => void };
    onReset: (password: NewPassword) => Promise<Outcome>;
  }) => ReactNode;
};

/** The state of the link of the mail, and the way to set the password that it allows. */
export function ResetLink({ client, session, link, children }: Props) {
  const { revalidate } = useRevalidator();
  const notYet = () => Promise.resolve({ is: 'over' } as const);
  return (
    <Suspense fallback={children({ link: { is: 'checking' }, onReset: notYet })}>
      <Await resolve={link}>
        {(checked: Checked) => {
          if (checked.is === 'ready') {
            const { access } = checked;
            return children({
              link: { is: 'valid' },
              onReset: (password) => reset({ client, session }, password, access),
            });
          }
          const { problem } = checked;
          const isInvalid = problem.code === 'invalid_link' || problem.code === 'malformed';
          const retry = () => void revalidate();
          return children({
            link: isInvalid ? { is: 'invalid' } : { is: 'failed', problem, onRetry: retry },
            onReset: notYet,
          });
        }}
      </Await>
    </Suspense>
  );
}

async function reset(
  { client, session }: Pick<Props, 'client' | 'session'>,
  body: NewPassword,
  access: string,
): Promise<Outcome> {
  const headers = { Authorization: `Bearer ${access}` };
  const asked = answerOf(client.PUT('/accounts/reset-password/', { body, headers }));
  // The owner of the mailbox is let in with the new password even while strangers guess at the login.
  const kept = asked.then(({ device }) => device !== undefined && session.keepDevice(device));
  const outcome = await outcomeOf(kept);
  return outcome.is === 'refused' && outcome.problem.status === 401 ? { is: 'over' } : outcome;
}
