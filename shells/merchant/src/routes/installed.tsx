import { answerOf } from '@consignment/client/answer';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { client, session } from '../api.ts';
import { takeInstall } from '../install.ts';
import { paths } from '../paths.tsx';

/** The shop's owner comes back from their platform. What is refused is told by the page for what cannot be opened. */
export async function loader({ request }: LoaderFunctionArgs) {
  const begun = takeInstall();
  if (begun === null) return redirect(paths.install);
  const body = { query: new URL(request.url).search.slice(1), verifier: begun.verifier };
  const path = { platform: 'shopify' } as const;
  session.begin(await answerOf(client.POST('/{platform}/install/callback/', { params: { path }, body })));
  return redirect(begun.next);
}

export function Component() {
  return null;
}
