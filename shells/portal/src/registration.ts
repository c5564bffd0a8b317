import { paths } from './paths.ts';

/** Where `register=1` leads, with whom an invitation is for (spec accounts §2.3); null for an address without it. */
export function registrationIn(params: URLSearchParams): string | null {
  if (params.get('register') !== '1') return null;
  const invited = [...params].filter(([key]) => key === 'name' || key === 'email');
  const query = new URLSearchParams(invited).toString();
  return query === '' ? paths.register : `${paths.register}?${query}`;
}
