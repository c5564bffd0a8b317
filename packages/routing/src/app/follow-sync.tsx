const followers = new Set<() => void>();
let isBegun = false;

/** Call it after what starts a sync or an import, so that its progress is shown above every page. */
export function followShopSync(): void {
  isBegun = true;
  for (const follow of followers) follow();
}

/** Was one begun in this window? */
export function isSyncBegun(): boolean {
  return isBegun;
}

/** Returns the way to stop. */
export function onSyncBegun(follow: () => void): () => void {
  followers.add(follow);
  return () => followers.delete(follow);
}
