import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';
import { FieldError } from '../../../primitives/forms/FieldError.tsx';
import { rejected, sentencesOf, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('SendResetLink', {
  hint: 'Or let them choose their own password: we’ll email a link to {email}. The link works once, within an hour, and can be sent once a minute.',
  send: 'Email a reset link',
  sending: 'Sending…',
  sent: 'Password reset email has been sent.',
});

type Props = {
  email: string;
  /** Mails the link by which its owner chooses a new password. */
  onSend: () => Promise<Outcome>;
};

/** The way to a new password that only its owner knows; also for a login that belongs to other shops as well. */
export function SendResetLink({ email, onSend }: Props) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const send = async () => {
    setState({ is: 'busy' });
    const outcome = await onSend().catch(rejected);
    setState(outcome.is === 'done' ? { is: 'sent' } : outcome);
  };
  return (
    <Stack space="xsmall">
      <Text size="small" tone="muted">
        {texts.hint({ email })}
      </Text>
      <div>
        <Button
          label={texts.send}
          size="small"
          state={state.is === 'busy' ? { is: 'busy', label: texts.sending } : { is: 'ready' }}
          onClick={() => void send()}
        />
      </div>
      <div role="status">{state.is === 'sent' && <Text size="small">{texts.sent}</Text>}</div>
      <div role="alert">
        <FieldError
          id="reset-link-error"
          text={state.is === 'refused' ? sentencesOf(state.problem).join(' ') : null}
        />
      </div>
    </Stack>
  );
}

type State = { is: 'idle' } | { is: 'busy' } | { is: 'sent' } | { is: 'refused'; problem: Problem };
