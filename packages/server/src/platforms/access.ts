import {
  connectionOf,
  keepAccess,
  lockConnection,
  type Connection,
  type KeptAccess,
} from '../queries/shops/platforms.ts';
import type { Sealer } from '../common/sealed.ts';
import type { Database } from '../database/database.ts';
import {
  PlatformRefused,
  type ConnectedPlatform,
  type PlatformAccess,
  type TokenSource,
} from './platform.ts';

/* The access that a platform has granted to a shop: encrypted at rest, and renewed before it expires. */

const spareMs = 5 * 60_000;

/** The stored form of an access. */
export function sealedAccess(secrets: Sealer, shopId: number, access: PlatformAccess): KeptAccess {
  return {
    token: secrets.seal(access.token, placeOf(shopId, 'token')),
    token_expires_at: access.expiresAt,
    refresh_token:
      access.refreshToken === null
        ? null
        : secrets.seal(access.refreshToken, placeOf(shopId, 'refresh_token')),
    scopes: access.scopes,
  };
}

/** The tokens of a connected shop; null once its access has ended. */
export function tokensOf(
  given: { readonly database: Database; readonly secrets: Sealer; readonly clock: () => Date },
  platform: ConnectedPlatform,
  shopId: number,
): TokenSource {
  const { database, secrets, clock } = given;
  const asShop = <T>(work: Parameters<typeof database.asShop<T>>[1]) =>
    database.asShop({ shopId, vendorIds: null }, work);
  const look = () => asShop((tx) => connectionOf(tx, shopId));
  const opened = (kept: Connection | null) =>
    kept?.state !== 'connected' || kept.token === null
      ? null
      : secrets.open(kept.token, placeOf(shopId, 'token'));

  return async (isRefused) => {
    const kept = await look();
    const token = opened(kept);
    if (kept === null || token === null) return null;
    const expires = kept.token_expires_at?.getTime() ?? Number.POSITIVE_INFINITY;
    if (!isRefused && expires - spareMs > clock().getTime()) return token;
    if (kept.refresh_token === null) return isRefused ? null : token;
    try {
      const refresh = secrets.open(kept.refresh_token, placeOf(shopId, 'refresh_token'));
      const next = await platform.renew(kept.host, refresh, clock());
      await asShop(async (tx) => {
        await lockConnection(tx, shopId);
        await keepAccess(tx, shopId, sealedAccess(secrets, shopId, next));
      });
      return next.token;
    } catch (error) {
      if (!(error instanceof PlatformRefused)) throw error;
      // Another process may have renewed first: then its tokens are valid.
      const now = opened(await look());
      return now === token ? null : now;
    }
  };
}

function placeOf(shopId: number, name: 'token' | 'refresh_token'): string {
  return `platform_connections/${shopId}/${name}`;
}
