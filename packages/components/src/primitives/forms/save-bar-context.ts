import { createContext, useContext, useState } from 'react';

/** A form with changes that are not saved. */
export type UnsavedForm = {
  /** Names it among several. */
  label: string;
  /** On the button that saves, such as `Save`. */
  saveLabel: string;
  busyLabel: string;
  isSubmitting: boolean;
  /** The last attempt: how many fields need attention, and whether something else stopped it. */
  failure: { fields: number; isRefused: boolean };
  /** True once it is saved. */
  submit: () => Promise<boolean>;
  /** Returns the way back; null where there is none. */
  discard: () => (() => void) | null;
};

/** The bar around forms that stay after their save. */
export type Bar = {
  show: (id: string, form: UnsavedForm) => void;
  hide: (id: string) => void;
  /** The form is gone, and so is the way back to what was typed into it. */
  forget: (id: string) => void;
};

/** Null where forms have buttons of their own. */
export const SaveBarContext = createContext<{ bar: Bar; onNews: (text: string) => void } | null>(null);

/** The result of a save in words: at the button of the form, or announced once where a bar is in its place. */
export function useSaveStatus(): { status: string; say: (text: string) => void } {
  const around = useContext(SaveBarContext);
  const [status, setStatus] = useState('');
  const say = (text: string) => {
    if (around === null) setStatus(text);
    else if (text !== '') around.onNews(text);
  };
  return { status, say };
}
