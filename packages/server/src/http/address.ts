/** Where a server that listens on `host` is reached, as a person types it; `address` tells the port that was taken. */
export function listeningUrl(host: string, address: string): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${new URL(address).port || '80'}`;
}
