import { createContext, useContext } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export type FormState = {
  fieldId: (name: string) => string;
  /** Throws for a name that the form's default values do not have. */
  register: (name: string) => UseFormRegisterReturn;
  errorOf: (name: string) => string | null;
  isSubmitting: boolean;
};

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState | null {
  return useContext(FormContext);
}
