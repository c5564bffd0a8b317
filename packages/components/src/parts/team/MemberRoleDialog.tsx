import { isolated } from '@consignment/domain/text/direction';
import type { Role } from '@consignment/domain/people/roles';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { givenRole, hasItsRep, RoleFields, roleShape } from './RoleFields.tsx';
import type { GivenRole, RepSearch, TeamMember } from './team.ts';

const texts = defineTexts('MemberRoleDialog', {
  roleOf: 'Role for {name}',
  description: 'This changes what {email} can do, from their next action onwards.',
  role: 'Role',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
});

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
      title={texts.roleOf({ name: isolated(member.name) })}
      description={texts.description({ email: member.email })}
    >
      <Form
        label={texts.role}
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
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const schema = z.object(roleShape).check(hasItsRep);
