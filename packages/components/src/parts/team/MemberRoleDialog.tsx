import { isolated } from '@consignment/domain/text/direction';
import type { Role } from '@consignment/domain/people/roles';
import * as z from 'zod/mini';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { givenRole, hasItsRep, RoleFields, roleShape } from './RoleFields.tsx';
import type { GivenRole, RepSearch, TeamMember } from './team.ts';

type Props = {
  member: Pick<TeamMember, 'name' | 'email' | 'role' | 'sales_rep' | 'sales_rep_name'>;
  /** Those that the person may give, in their order. */
  given: readonly Role[];
  onSearchReps: RepSearch;
  onChange: (given: GivenRole) => Promise<Outcome>;
  onClose: () => void;
};

/** Gives a person of the team another role. Mount it to open it. A shop is handed over in another dialog. */
export function MemberRoleDialog({ member, given, onSearchReps, onChange, onClose }: Props) {
  const { role, sales_rep: rep } = member;
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
        defaultValues={{ role, sales_rep: rep === null ? '' : String(rep) }}
        onSubmit={async (draft) => {
          const next = givenRole(draft);
          if (next.role === role && (next.sales_rep ?? null) === rep) {
            onClose();
            return { is: 'done' };
          }
          const outcome = await onChange(next);
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <RoleFields
          given={given}
          role={role}
          rep={rep === null ? null : { id: rep, name: member.sales_rep_name ?? '' }}
          onSearchReps={onSearchReps}
        />
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Save" busyLabel="Saving…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const schema = z.object(roleShape).check(hasItsRep);
