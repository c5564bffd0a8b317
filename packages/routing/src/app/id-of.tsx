import { data } from 'react-router-dom';

/** The record that an address names. An invalid id is answered as an unknown address. */
export function idOf(text: string | undefined): number {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : notFound();
}

/** Ends the loader of a page that is not for this person. */
export function refused(): never {
  // React Router recognises a thrown answer.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw data(null, { status: 403, statusText: 'Forbidden' });
}

/** Ends a loader as an unknown address. */
export function notFound(): never {
  // React Router recognises a thrown answer.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw data(null, { status: 404, statusText: 'Not Found' });
}
