import { createContext, useContext } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { DraftField } from './use-draft.ts';

export type FormState = {
  fieldId: (name: string) => string;
  /** Throws for a name that the form's default values do not have. */
  register: (name: string) => UseFormRegisterReturn;
  errorOf: (name: string) => string | null;
  /** For a field that is filled in otherwise than by typing too, such as by a picker. */
  valueOf: (name: string) => unknown;
  setValue: (name: string, value: unknown) => void;
  /** Adds a field that is shown to the draft of the form. Returns the way to remove it. */
  follow: (name: string, field: DraftField) => () => void;
  isSubmitting: boolean;
  /** The typed values differ from the saved ones, in a form that stays after its save. */
  isDirty: boolean;
  /** The last attempt: its number, how many fields it found wrong, and whether something else stopped it. */
  failure: { attempt: number; fields: number; isRefused: boolean };
  /** True once it is saved. */
  submit: () => Promise<boolean>;
  /** Fills in the saved values. Returns the way back to the typed ones. */
  discard: () => () => void;
  /** Takes these as saved, and fills them in where nothing else was typed since. */
  rebase: (saved: Readonly<Record<string, unknown>>) => void;
};

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState | null {
  return useContext(FormContext);
}
