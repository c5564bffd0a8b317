import { isolated } from '@consignment/domain/direction';
import { isRole, type Role } from '@consignment/domain/roles';
import * as z from 'zod/mini';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { DialogActions } from '../primitives/DialogActions.tsx';
import { Form } from '../primitives/Form.tsx';
import type { Outcome } from '../primitives/outcome.ts';
import { RadioCards } from '../primitives/RadioCards.tsx';
import { SubmitButton } from '../primitives/SubmitButton.tsx';
import { roleCards } from './InviteMemberDialog.tsx';
import type { TeamMember } from './team.ts';

type Props = {
  member: Pick<TeamMember, 'name' | 'email' | 'role'>;
  /** Those that the person may give, in their order. */
  given: readonly Role[];
  onChange: (role: Role) => Promise<Outcome>;
  onClose: () => void;
};

/** Gives a person of the team another role. Mount it to open it. A shop is handed over with a question of its own. */
export function MemberRoleDialog({ member, given, onChange, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Role of ${isolated(member.name)}`}
      description={`What ${member.email} may do from now on. They notice it at their next step.`}
    >
      <Form
        label="Role"
        schema={schema}
        defaultValues={{ role: member.role }}
        onSubmit={async ({ role }) => {
          if (!isRole(role) || role === member.role) {
            onClose();
            return { is: 'done' };
          }
          const outcome = await onChange(role);
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <RadioCards name="role" label="Role" choices={roleCards(given)} />
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Save" busyLabel="Saving…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const schema = z.object({ role: z.string() });
