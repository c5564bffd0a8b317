import { defineTexts } from '@consignment/domain/text/texts';
import { escaped } from '../mail-content/html.ts';
import { iconName } from './icon.ts';
import { portalRoot, type PortalShop } from './portal-shop.ts';

const texts = defineTexts('PortalPage', {
  needsScripts: '{shop}’s vendor portal needs JavaScript. Please enable it in your browser.',
  appName: '{shop} vendor portal',
});

/** The colours of a page's first paint: '#' and six hex digits. */
export type FirstPaint = {
  /** CSS custom properties. */
  readonly properties: Readonly<Record<string, string>>;
  readonly page: string;
  readonly primary: string;
  readonly onPrimary: string;
};

/** Derives a shop's look for a scheme, as the portal does once its script runs. */
export type FirstPaintOf = (
  shop: Pick<PortalShop, 'colours' | 'tokens'>,
  scheme: PortalShop['scheme'],
) => Promise<FirstPaint>;

type Visit = {
  readonly shop: PortalShop;
  readonly paint: FirstPaint;
  /** In the scheme that is not the shop's, for a person who has chosen it. */
  readonly otherPaint: FirstPaint;
  /** Set for a request through the shop platform's proxy, which adds the shop to every address. */
  readonly proxy: { readonly customerId: string | null } | null;
};

/**
 * The built page with the shop's name, icon and colours, so that no other brand is shown before or without its scripts.
 * A tag that the build lacks is not added.
 */
export function portalPage(built: string, visit: Visit): string {
  return built
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(visit.shop.name)}</title>`)
    .replace(/<link rel="icon"[^>]*>/, '')
    .replace(/<meta name="color-scheme"[^>]*>/, () => headOf(visit))
    .replace('<div id="root"></div>', () => `<div id="root"></div>${splashOf(visit)}`);
}

function headOf({ shop, paint, otherPaint, proxy }: Visit): string {
  const icon = iconUrl(shop, paint);
  const manifest = `${portalRoot}manifest.webmanifest${proxy === null ? queryOf(shop) : ''}`;
  const tags = [
    `<meta name="color-scheme" content="${shop.scheme}">`,
    `<meta name="theme-color" content="${escaped(paint.primary)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escaped(shop.name)}">`,
    // Only where the portal has to send the domain with its calls.
    shop.isOneOfMany && proxy === null ? `<meta name="portal-shop" content="${escaped(shop.domain)}">` : '',
    // Empty where no customer is logged in to the shop. Access depends on the platform's signature, not on this tag.
    proxy === null ? '' : `<meta name="portal-customer" content="${escaped(proxy.customerId ?? '')}">`,
    // iOS, which takes no SVG for its home screen, draws the initial itself.
    `<link rel="icon" type="image/svg+xml" href="${escaped(icon)}">`,
    `<link rel="manifest" href="${escaped(manifest)}">`,
    `<style>${styleOf(shop, paint, otherPaint)}</style>`,
  ];
  return tags.filter((tag) => tag !== '').join('\n    ');
}

/** Shown until the portal renders: the shop's logo or name, and a notice where scripts are off. */
function splashOf({ shop }: Visit): string {
  const name = escaped(shop.name);
  const face =
    shop.logo === null
      ? `<p>${name}</p>`
      : `<img src="${escaped(shop.logo.url)}" alt="${escaped(shop.logo.title)}">`;
  return `<div class="first-paint">${face}<i></i><noscript>${escaped(texts.needsScripts({ shop: shop.name }))}</noscript></div>`;
}

function styleOf({ scheme }: PortalShop, paint: FirstPaint, otherPaint: FirstPaint): string {
  const other = scheme === 'dark' ? 'light' : 'dark';
  const page = 'var(--cs-color-surface-page)';
  const glow = (place: string, colour: string) =>
    `radial-gradient(ellipse at ${place},var(--cs-color-${colour}),transparent 60%)`;
  return [
    `:root{color-scheme:${scheme};background:${page};${declared(paint)}}`,
    // The page's first script knows the person's choice.
    `:root[data-scheme=${other}]{color-scheme:${other};background:${page};${declared(otherPaint)}}`,
    `.first-paint{position:fixed;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:1.25rem;padding:1rem;text-align:center;font:600 1.25rem/1.3 'Inter Variable',system-ui,sans-serif;color:var(--cs-color-text-default);background:${glow('top left', 'selection-background')},${glow('bottom right', 'accent-soft')},${page}}`,
    '.first-paint p{margin:0;overflow-wrap:anywhere}',
    '.first-paint img{max-width:80%;max-height:6.25rem;object-fit:contain}',
    '.first-paint i{inline-size:6rem;block-size:.25rem;border-radius:1rem;background:linear-gradient(to right,var(--cs-color-action-primary-background),var(--cs-color-accent-solid))}',
    '.first-paint noscript{font-size:1rem;font-weight:400}',
    '#root:not(:empty)+.first-paint{display:none}',
  ].join('');
}

function declared({ properties }: FirstPaint): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** The web app manifest; `id` distinguishes the apps of several shops on one phone. */
export function portalManifest({ shop, paint, proxy }: Omit<Visit, 'otherPaint'>): object {
  const start = `${portalRoot}${proxy === null ? queryOf(shop) : ''}`;
  const icon = { src: iconUrl(shop, paint), sizes: 'any', type: 'image/svg+xml' };
  return {
    id: start,
    name: texts.appName({ shop: shop.name }),
    short_name: shop.name,
    start_url: start,
    scope: portalRoot,
    display: 'standalone',
    background_color: paint.page,
    theme_color: paint.primary,
    icons: [
      { ...icon, purpose: 'any' },
      { ...icon, purpose: 'maskable' },
    ],
  };
}

function iconUrl({ name }: PortalShop, { primary, onPrimary }: FirstPaint): string {
  const file = iconName(name, { ground: primary.slice(1), ink: onPrimary.slice(1) });
  return `${portalRoot}icons/${encodeURIComponent(file)}`;
}

function queryOf(shop: PortalShop): string {
  return shop.isOneOfMany ? `?${new URLSearchParams({ shop: shop.domain }).toString()}` : '';
}
