import { answerOf, outcomeOf, type Done } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import { toProblem, type Problem } from '@consignment/client/problem';
import type { AcceptInvitation } from '@consignment/components/parts/team/AcceptInvitation';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { Await, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';

type Asking = Pick<Client, 'POST'>;
type Invitation = Awaited<ReturnType<typeof ask>>;
type Checked = { is: 'ready'; invitation: Invitation } | { is: 'failed'; problem: Problem };

function ask(client: Asking, token: string, signal: AbortSignal) {
  return answerOf(client.POST('/team/invitation/', { body: { token }, signal }));
}

/** For the loader of the page that the link of an invitation leads to, which is there while the link is being looked at. */
export function checkInvitation(client: Asking, { params, request: { signal } }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  return {
    token,
    link: ask(client, token, signal).then(
      (invitation): Checked => ({ is: 'ready', invitation }),
      (cause: unknown): Checked => ({ is: 'failed', problem: toProblem(cause) }),
    ),
  };
}

type Page = Pick<ComponentProps<typeof AcceptInvitation>, 'link' | 'onAccept'> & {
  /** Null until it is known. */
  invitation: Invitation | null;
};

type Props = {
  client: Asking;
  checked: ReturnType<typeof checkInvitation>;
  /** Logs the person in who has joined, and leads on; a refusal leaves the way to the login page. */
  onJoined: (invitation: Invitation, password: string) => Promise<Done>;
  children: (page: Page) => ReactNode;
};

/** The state of the link, and the way to accept. */
export function InvitationOfLink({ client, checked: { token, link }, onJoined, children }: Props) {
  const { revalidate } = useRevalidator();
  const notYet = () => Promise.resolve({ is: 'over' } as const);
  const without = (state: Page['link']) => children({ link: state, onAccept: notYet, invitation: null });
  return (
    <Suspense fallback={without({ is: 'checking' })}>
      <Await resolve={link}>
        {(known: Checked) => {
          if (known.is === 'failed') {
            const { problem } = known;
            const isInvalid = problem.code === 'invalid_link' || problem.code === 'malformed';
            const onRetry = () => void revalidate();
            return without(isInvalid ? { is: 'invalid' } : { is: 'failed', problem, onRetry });
          }
          const { invitation } = known;
          return children({
            link: { is: 'valid', invitation },
            invitation,
            onAccept: async (typed) => {
              const body = { token, ...typed };
              const outcome = await outcomeOf(answerOf(client.POST('/team/invitation/accept/', { body })));
              if (outcome.is === 'done') await onJoined(invitation, typed.password);
              else if (outcome.problem.code === 'invalid_link') return { is: 'over' };
              return outcome;
            },
          });
        }}
      </Await>
    </Suspense>
  );
}
