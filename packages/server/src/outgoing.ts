/*
 * The one door through which this server asks others: PayPal, Shopify and where Shopify keeps its results. Whom it asks
 * is settled by whoever runs it or is one of a closed list of hosts; no address that a shop, a vendor or a file names
 * is ever asked.
 */

/** What goes out; the signal bounds how long an answer may take, its body included. */
type Outgoing = Omit<RequestInit, 'redirect' | 'signal'> & { readonly signal: AbortSignal };

/** Follows no redirect: whoever answers must not choose where keys, tokens and questions about money go next. */
export async function askOutside(address: string, outgoing: Outgoing): Promise<Response> {
  const url = new URL(address);
  // fetch would answer a data: address out of itself, and an address with a password in it is nobody's here.
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new Error(`No request is made to an address such as this: ${url.protocol}//${url.host}.`);
  }
  return fetch(url, { ...outgoing, redirect: 'error' });
}

/** The text of an answer of at most so many bytes, unpacked; throws when there is more, and reads no further. */
export async function textWithin(response: Response, largest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > largest) throw new Error(`The answer is longer than ${largest} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
