import * as z from 'zod/mini';

/** A new password, typed twice, as the API takes it. */
export type NewPassword = { new_password1: string; new_password2: string };

export const emptyPassword: NewPassword = { new_password1: '', new_password2: '' };

/** Said at each field that was left empty (spec accounts §5). */
export const allFields = 'Please fill out all fields.';

/** Said at the second of two passwords that differ (spec accounts §5). */
export const passwordsDiffer = 'New and confirm passwords do not match.';

/** A text that must not be empty. */
export const filled = () => z.string().check(z.minLength(1, { error: allFields }));

/** Whether a password is good enough is the server's word (spec accounts §5). */
export const newPassword = z
  .object({ new_password1: filled(), new_password2: filled() })
  .check(({ value, issues }) => {
    const { new_password1: typed, new_password2: repeated } = value;
    if (typed === '' || repeated === '' || typed === repeated) return;
    issues.push({ code: 'custom', message: passwordsDiffer, path: ['new_password2'], input: repeated });
  });

/** The rules that the server holds a password to (spec accounts §5), for beside its field. */
export const passwordHint =
  'At least 8 characters, not only digits or one character repeated, no common password, and nothing like your name or email.';
