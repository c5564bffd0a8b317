import { data } from 'react-router-dom';

/** The record that an address names. What is no id is answered as an address that nobody knows. */
export function idOf(text: string | undefined): number {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : notFound();
}

/** Ends a loader as an address that nobody knows. */
export function notFound(): never {
  // What React Router knows such an end by.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw data(null, { status: 404, statusText: 'Not Found' });
}
