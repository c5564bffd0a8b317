import type { Role } from '@consignment/domain/people/roles';
import { defineTexts } from '@consignment/domain/text/texts';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';
import * as z from 'zod/mini';
import { MailSetupNotice, type MailSetup } from './MailSetupNotice.tsx';
import { givenRole, RoleFields, roleShape, hasItsRep } from './RoleFields.tsx';
import type { Invited, RepSearch } from './team.ts';

const texts = defineTexts('InviteMemberDialog', {
  title: 'Invite someone',
  description:
    'They’ll get an email with a link that works once, within a week. Inviting the same address again renews the link.',
  theLinkIsKept: 'The link works once, within a week. Inviting the same address again renews the link.',
  email: 'Email',
  cancel: 'Cancel',
  sendInvitation: 'Send invitation',
  sending: 'Sending…',
  enterEmail: 'Enter an email address.',
});

type Props = {
  /** Those that the person may give, in their order; never none. */
  given: readonly Role[];
  onSearchReps: RepSearch;
  /** Null where it is not known. */
  mail: MailSetup | null;
  onInvite: (invited: Invited) => Promise<Outcome>;
  onClose: () => void;
};

/** Invites a person to the team by mail. Mount it to open it. One who is in the team gets another role in a MemberRoleDialog. */
export function InviteMemberDialog({ given, onSearchReps, mail, onInvite, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={mail?.sends_mail === false ? texts.theLinkIsKept : texts.description}
    >
      {mail !== null && <MailSetupNotice {...mail} />}
      <Form
        label={texts.title}
        schema={schema}
        // No role is preselected, since some of them move money.
        defaultValues={{ email: '', role: '', sales_rep: '' }}
        onSubmit={async ({ email, ...draft }) => {
          const outcome = await onInvite({ email: email.trim(), ...givenRole(draft) });
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <TextField name="email" type="email" label={texts.email} autoComplete="off" />
        <RoleFields given={given} rep={null} onSearchReps={onSearchReps} />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.sendInvitation} busyLabel={texts.sending} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const schema = z
  .object({
    email: z.string().check(z.trim(), z.minLength(1, { error: () => texts.enterEmail })),
    ...roleShape,
  })
  .check(hasItsRep);
