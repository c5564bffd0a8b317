import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { SettingsPanel } from '../../../../parts/pages/SettingsPanel.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { TextField } from '../../../../primitives/fields/TextField.tsx';
import * as styles from './settings.css.ts';
import { emailOrEmpty, type ContactValues } from './vendor-settings.ts';

const texts = defineTexts('ContactPanel', {
  title: 'Contact Information',
  saved: 'The contact information has been updated.',
  contactName: 'Contact name',
  email: 'Email',
  phone: 'Phone',
  street: 'Street',
  apartmentSuite: 'Apartment/suite',
  city: 'City',
  state: 'State',
  zip: 'Zip',
});

type Props = {
  contact: ContactValues;
  onSave: (change: Partial<ContactValues>, seen: Partial<ContactValues>) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** Whom to write to, and where. The vendor's own name comes with its products and is not changed here. */
export function ContactPanel({ contact, onSave, onDirtyChange }: Props) {
  return (
    <SettingsPanel
      title={texts.title}
      schema={schema}
      defaultValues={valuesOf(contact)}
      toValues={trimmed}
      onSave={onSave}
      savedText={texts.saved}
      undoOf={(former, seen) => () => onSave(former, seen)}
      onDirtyChange={onDirtyChange}
    >
      <TextField name="contact_name" label={texts.contactName} autoComplete="off" isOptional />
      <div className={styles.shortFields}>
        <TextField name="email" type="email" label={texts.email} autoComplete="off" isOptional />
        <TextField name="phone" type="tel" label={texts.phone} autoComplete="off" isOptional />
      </div>
      <TextField name="address_1" label={texts.street} autoComplete="off" isOptional />
      <TextField name="address_2" label={texts.apartmentSuite} autoComplete="off" isOptional />
      <div className={styles.shortFields}>
        <TextField name="city" label={texts.city} autoComplete="off" isOptional />
        <TextField name="state" label={texts.state} autoComplete="off" isOptional />
        <TextField name="zip" label={texts.zip} autoComplete="off" isOptional />
      </div>
    </SettingsPanel>
  );
}

const schema = z.object({
  contact_name: z.string(),
  email: emailOrEmpty(),
  phone: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});

/** Only these of a vendor's fields. */
function valuesOf(contact: ContactValues): ContactValues {
  const { contact_name, email, phone, address_1, address_2, city, state, zip } = contact;
  return { contact_name, email, phone, address_1, address_2, city, state, zip };
}

function trimmed(draft: ContactValues): ContactValues {
  return {
    contact_name: draft.contact_name.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    address_1: draft.address_1.trim(),
    address_2: draft.address_2.trim(),
    city: draft.city.trim(),
    state: draft.state.trim(),
    zip: draft.zip.trim(),
  };
}
