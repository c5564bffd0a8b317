import { useState } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';
import { FieldError } from '../../../primitives/forms/FieldError.tsx';
import { rejected, sentencesOf, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

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
        {`Or let them choose one: a link goes to ${email}, once a minute at most, and works once and within an hour.`}
      </Text>
      <div>
        <Button
          label="Email a reset link"
          size="small"
          state={state.is === 'busy' ? { is: 'busy', label: 'Sending…' } : { is: 'ready' }}
          onClick={() => void send()}
        />
      </div>
      <div role="status">
        {state.is === 'sent' && <Text size="small">Password reset email has been sent.</Text>}
      </div>
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
