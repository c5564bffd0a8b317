import { readFileSync } from 'node:fs';
import { checkPassword, passwordRuleText } from '@consignment/domain/people/password';
import { defineTexts } from '@consignment/domain/text/texts';
import { Refusal, refuse, type ProblemError } from '../common/problem.ts';

const texts = defineTexts('IdentityNewPassword', {
  passwordsDiffer: 'New and confirm passwords do not match.',
});

let common: ReadonlySet<string> | null = null;

/** True for one of the most frequent passwords; `password` is in lower case. */
function isCommonPassword(password: string): boolean {
  common ??= readCommon();
  return common.has(password);
}

function readCommon(): ReadonlySet<string> {
  const text = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
}

/** The values and their pointers in the body, for example '/new_password1'. */
export type TypedPassword = {
  readonly password: string;
  readonly repeated: string;
  readonly pointer: string;
  readonly repeatedPointer: string;
};

/** Throws a Refusal with every rule that the new password breaks. `personal`: names, e-mail and shop of the person. */
export function checkNewPassword(typed: TypedPassword, personal: readonly string[]): void {
  if (typed.password !== typed.repeated) {
    throw refuse(422, 'passwords_differ', texts.passwordsDiffer, {
      pointer: typed.repeatedPointer,
    });
  }
  const verdict = checkPassword(typed.password, { personal, isCommon: isCommonPassword });
  if (verdict.is === 'ok') return;
  const errors = verdict.broken.map((rule): ProblemError => ({
    detail: passwordRuleText[rule],
    pointer: typed.pointer,
    code: 'password_refused',
  }));
  const [first, ...others] = errors;
  if (first !== undefined) throw new Refusal(422, 'password_refused', [first, ...others]);
}
