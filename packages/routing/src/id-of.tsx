import { data } from 'react-router-dom';

/** The record that an address names. An invalid id is answered as an unknown address. */
export function idOf(text: string | undefined): number {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : notFound();
}

/** Ends a loader as an unknown address. */
export function notFound(): never {
  // React Router recognises a thrown answer.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw data(null, { status: 404, statusText: 'Not Found' });
}
