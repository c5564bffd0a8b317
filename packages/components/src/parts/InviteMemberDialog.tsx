import { roles, type Role } from '@consignment/domain/roles';
import * as z from 'zod/mini';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { DialogActions } from '../primitives/DialogActions.tsx';
import { Form } from '../primitives/Form.tsx';
import type { Outcome } from '../primitives/outcome.ts';
import { RadioCards } from '../primitives/RadioCards.tsx';
import { SubmitButton } from '../primitives/SubmitButton.tsx';
import { TextField } from '../primitives/TextField.tsx';
import type { Invited } from './team.ts';

type Props = {
  /** Those that the person may give, in their order; never none. */
  given: readonly Role[];
  onInvite: (invited: Invited) => Promise<Outcome>;
  onClose: () => void;
};

/** Invites a person to the team by mail. Mount it to open it. One who is in the team gets another role in a MemberRoleDialog. */
export function InviteMemberDialog({ given, onInvite, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Invite a person"
      description="They get a mail with a link that works once, within a week. The same address again renews it."
    >
      <Form
        label="Invite a person"
        schema={schema}
        // The one that may do least, so that a quick press gives nothing away.
        defaultValues={{ email: '', role: given.at(-1) ?? '' }}
        onSubmit={async ({ email, role }) => {
          const chosen = given.find((one) => one === role);
          if (chosen === undefined) return { is: 'done' };
          const outcome = await onInvite({ email: email.trim(), role: chosen });
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <TextField name="email" type="email" label="Email" autoComplete="off" />
        <RadioCards name="role" label="Role" choices={roleCards(given)} />
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Send invitation" busyLabel="Sending…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, { error: 'Enter an email address.' })),
  role: z.string(),
});

/** Each role with what it may do. */
export function roleCards(given: readonly Role[]) {
  return given.map((role) => ({ value: role, label: roles[role].name, detail: roles[role].description }));
}
