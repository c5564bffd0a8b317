import { LegalRoot, legalScheme } from '@consignment/routing/pages/LegalRoot';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return legalScheme({ client, session }, signal);
}

export function shouldRevalidate() {
  return false;
}

export const Component = LegalRoot;
