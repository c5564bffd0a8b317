import { defineTexts } from '@consignment/domain/text/texts';
import { refuse } from '../common/problem.ts';
import type { PlatformName } from '../database/column-types.ts';
import type { PlatformApp } from './platform-signature.ts';
import type { ConnectedPlatform } from './platform.ts';
import { shopifyPlatform } from './shopify/shopify-platform.ts';

const texts = defineTexts('PlatformPlatforms', {
  noPlatform:
    'This installation is not connected to a shop platform. Log in with an email address and a password.',
});

/** The configured platforms by name; a further one is a line here. */
export type Platforms = ReadonlyMap<PlatformName, ConnectedPlatform>;

export function platformsOf(apps: { readonly shopify: PlatformApp | null }): Platforms {
  return new Map(apps.shopify === null ? [] : [['shopify', shopifyPlatform(apps.shopify)]]);
}

/** Throws a Refusal (503) for a platform that is not configured. */
export function platformNamed(platforms: Platforms, name: PlatformName): ConnectedPlatform {
  const platform = platforms.get(name);
  if (platform !== undefined) return platform;
  throw refuse(
    503,
    'platform_not_configured',
    texts.noPlatform,
    // The default until it is configured.
    { headers: { 'retry-after': '3600' } },
  );
}
