/** The URL of a server that listens on `host`; `address` has the port that was assigned. */
export function listeningUrl(host: string, address: string): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${new URL(address).port || '80'}`;
}
