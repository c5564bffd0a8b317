import { answerOf, outcomeOf } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { signOut } from '@consignment/client/sign-out';
import type { TeamPanel } from '@consignment/components/parts/team/TeamPanel';
import type { ComponentProps } from 'react';
import { useSave } from '../app/use-save.tsx';

type Calls = Pick<
  ComponentProps<typeof TeamPanel>,
  'onInvite' | 'onWithdraw' | 'onChangeRole' | 'onRemove' | 'onLeave'
>;

/** For the loader of a page with a TeamPanel. */
export function askTeam(client: Client, signal: AbortSignal) {
  return answerOf(client.GET('/team/', { signal }));
}

/** The calls of a TeamPanel, for the team of the session. */
export function useTeam({ client, session }: { client: Client; session: Session }): Calls {
  const save = useSave();
  return {
    async onInvite(body) {
      const call = answerOf(client.POST('/team/invitations/', { body }));
      let news: Pick<Awaited<typeof call>, 'mail' | 'is_repeated'> = { mail: 'queued', is_repeated: false };
      const outcome = await save(call.then((answer) => (news = answer)));
      return outcome.is === 'done' ? { is: 'done', mail: news.mail, isRepeated: news.is_repeated } : outcome;
    },
    onWithdraw: ({ id }) =>
      save(answerOf(client.DELETE('/team/invitations/{id}/', { params: { path: { id } } }))),
    async onChangeRole(member, body) {
      const params = { path: { id: member.id } };
      const outcome = await save(answerOf(client.PUT('/team/members/{id}/', { params, body })));
      if (outcome.is === 'done' && member.is_self) beginAgain();
      return outcome;
    },
    onRemove: ({ id }) => save(answerOf(client.DELETE('/team/members/{id}/', { params: { path: { id } } }))),
    async onLeave() {
      const outcome = await outcomeOf(answerOf(client.POST('/team/leave/')));
      if (outcome.is === 'done') await signOut({ client, session });
      return outcome;
    },
  };
}

/** With one's own role all pages change: what one may not do is not shown. */
export function beginAgain(): void {
  window.location.reload();
}
