import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';

/** Said at the fields of a new password (spec accounts §5). */
export const passwordWords = defineTexts('NewPassword', {
  allFields: 'Please fill out all fields.',
  differ: 'New and confirm passwords do not match.',
  hint: 'At least 8 characters. Not just digits or one repeated character, not a common password, and not similar to your name or email.',
});

/** A new password, typed twice, as the API takes it. */
export type NewPassword = { new_password1: string; new_password2: string };

export const emptyPassword: NewPassword = { new_password1: '', new_password2: '' };

/** A text that must not be empty. */
export const filled = () => z.string().check(z.minLength(1, { error: () => passwordWords.allFields }));

/** Whether a password is good enough is the server's word (spec accounts §5). */
export const newPassword = z
  .object({ new_password1: filled(), new_password2: filled() })
  .check(({ value, issues }) => {
    const { new_password1: typed, new_password2: repeated } = value;
    if (typed === '' || repeated === '' || typed === repeated) return;
    issues.push({
      code: 'custom',
      message: passwordWords.differ,
      path: ['new_password2'],
      input: repeated,
    });
  });
