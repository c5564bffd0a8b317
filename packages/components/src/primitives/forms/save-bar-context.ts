import { createContext, useContext, useState } from 'react';
import type { Outcome } from '../feedback/outcome.ts';

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
  /** The form is gone, and so is the way back to the text typed into it. */
  forget: (id: string) => void;
};

/** Announces the action in one sentence; `undo` takes it back exactly, and is offered with it. */
export type OnNews = (text: string, undo?: () => Promise<Outcome>) => void;

/** Null where forms have their own buttons. */
export const SaveBarContext = createContext<{ bar: Bar; onNews: OnNews } | null>(null);

/** The result of a save in words: at the button of the form, or announced once where a bar is in its place. */
export function useSaveStatus(): { status: string; say: OnNews } {
  const around = useContext(SaveBarContext);
  const [status, setStatus] = useState('');
  const say: OnNews = (text, undo) => {
    if (around === null) setStatus(text);
    else if (text !== '') around.onNews(text, undo);
  };
  return { status, say };
}
