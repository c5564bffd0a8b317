import { settled } from '@consignment/client/answer';
import { client } from './api.ts';

/** The shop's own style sheet, filtered by the server. Without it the portal is plainer, and works as well. */
export async function askShopCss(signal: AbortSignal): Promise<string> {
  const asked = await settled(client.GET('/vendors/portal-css/', { parseAs: 'text', signal }));
  // An empty sheet is an empty answer, which has no data.
  return asked.is === 'ready' ? (asked.value.data ?? '') : '';
}
