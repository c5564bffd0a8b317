import { createHash } from 'node:crypto';
import { defineTexts } from '@consignment/domain/text/texts';
import { logoUrl } from '../../common/logo-url.ts';
import { NotAnswered } from '../../common/outgoing.ts';
import { readPicture } from '../../common/picture.ts';
import { refuse } from '../../common/problem.ts';
import type { LogoRow } from '../../queries/shops/logos.ts';

const texts = defineTexts('FetchedLogo', {
  notFetched: 'The logo could not be fetched. {why}',
});

/** The size limit of a logo in bytes, uploaded or fetched. */
export const largestLogo = 2 * 1024 * 1024;

const timeoutMs = 10_000;

/** Fetches a file from the public Internet; throws NotAnswered. */
export type AskPublic = (
  address: string,
  bounds: { readonly largest: number; readonly signal: AbortSignal },
) => Promise<Buffer>;

/** A stored picture and its address. */
export type KeptLogo = { readonly url: string; readonly row: LogoRow };

/** Throws a Refusal (422) at `pointer` for bytes that are not a picture. */
export function logoFrom(
  bytes: Buffer,
  { shopId, now, pointer }: { shopId: number; now: Date; pointer: string | null },
): KeptLogo {
  const picture = readPicture(bytes);
  const at = pointer === null ? {} : { pointer };
  if ('problem' in picture) throw refuse(422, 'invalid_value', picture.problem, at);
  const { mediaType, width, height } = picture;
  const digest = createHash('sha256').update(bytes).digest('hex');
  const row = { shop_id: shopId, digest, media_type: mediaType, width, height, bytes, created_at: now };
  return { url: logoUrl(shopId, digest), row };
}

/**
 * The picture at an address on the web, fetched once and stored as an upload, so that viewers of the portal, a mail
 * or an invoice send no request to another server. Null for an address that needs no fetch. Throws a Refusal (422) at
 * `pointer`.
 */
export async function fetchedLogo(
  key: string,
  value: string,
  about: { shopId: number; now: Date; pointer: string; askPublic: AskPublic },
): Promise<KeptLogo | null> {
  if (key !== logoMeta || !/^https:/i.test(value)) return null;
  try {
    const bytes = await about.askPublic(value, {
      largest: largestLogo,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return logoFrom(bytes, about);
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error;
    throw refuse(422, 'invalid_value', texts.notFetched({ why: error.message }), { pointer: about.pointer });
  }
}

export const logoMeta = 'vendor_portal_logo_url';
