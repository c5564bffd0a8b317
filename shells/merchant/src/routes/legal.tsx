import { usePages } from '@consignment/routing/app/pages';
import { LegalRoot, legalScheme } from '@consignment/routing/pages/LegalRoot';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return legalScheme({ client, session }, signal);
}

export function shouldRevalidate() {
  return false;
}

export function Component() {
  return (
    <LegalRoot
      scheme={useLoaderData<typeof loader>()}
      links={usePages<undefined>().list('footer', undefined)}
    />
  );
}
