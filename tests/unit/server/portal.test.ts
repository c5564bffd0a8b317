import { contentPolicy } from '@consignment/server/http/content-policy';
import { iconName, iconOf } from '@consignment/server/portal/icon';
import { portalManifest, portalPage, type FirstPaint } from '@consignment/server/portal/page';
import type { PortalShop } from '@consignment/server/portal/portal-shop';
import { firstPaint } from '@consignment/components/theme/first-paint';
import { describe, expect, it } from 'vitest';

const built = `<!doctype html>
<html lang="en">
  <head>
    <meta name="color-scheme" content="light dark" />
    <title>Vendor portal</title>
    <link rel="icon" type="image/svg+xml" href="/apps/vendor-portal/assets/icon-1a2b3c4d.svg">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const paint: FirstPaint = {
  properties: { '--cs-color-surface-page': '#fafafa', '--cs-color-text-default': '#111111' },
  page: '#fafafa',
  primary: '#123456',
  onPrimary: '#ffffff',
};

const otherPaint: FirstPaint = { ...paint, properties: { '--cs-color-surface-page': '#0a0a0a' } };

const shop: PortalShop = {
  name: 'Rookery Market',
  domain: 'rookery.example',
  isOneOfMany: false,
  scheme: 'light',
  colours: { primary: '', secondary: '', font: '', buttonText: '' },
  tokens: '',
  logo: null,
  framedBy: [],
};

type Proxy = Parameters<typeof portalPage>[1]['proxy'];

const page = (changes: Partial<PortalShop> = {}, proxy: Proxy = null) =>
  portalPage(built, { shop: { ...shop, ...changes }, paint, otherPaint, proxy });

describe('the page of a portal', () => {
  it('has the name and the colours of the shop before anything is loaded', () => {
    const text = page();
    expect(text).toContain('<title>Rookery Market</title>');
    expect(text).toContain('--cs-color-surface-page:#fafafa');
    expect(text).toContain('<meta name="theme-color" content="#123456">');
    expect(text).toContain('<meta name="color-scheme" content="light">');
    expect(text).toContain('<div id="root"></div><div class="first-paint"><p>Rookery Market</p>');
    expect(text).not.toContain('<script');
  });

  it('has the colours of the other theme for a person who has chosen that', () => {
    expect(page()).toContain(
      ':root[data-scheme=dark]{color-scheme:dark;background:var(--cs-color-surface-page);--cs-color-surface-page:#0a0a0a}',
    );
    expect(page({ scheme: 'dark' })).toContain(':root[data-scheme=light]{color-scheme:light;');
  });

  it("has the shop's icon and no other", () => {
    expect(page().match(/<link rel="icon"[^>]*>/g)).toEqual([
      '<link rel="icon" type="image/svg+xml" href="/apps/vendor-portal/icons/R-123456-ffffff.svg">',
    ]);
  });

  it('names the shop only where it is one of many, and never through the proxy, which names it itself', () => {
    expect(page()).not.toContain('portal-shop');
    expect(page()).not.toContain('?shop=');
    expect(page({ isOneOfMany: true })).toContain('<meta name="portal-shop" content="rookery.example">');
    expect(page({ isOneOfMany: true })).toContain('manifest.webmanifest?shop=rookery.example');
    expect(page({ isOneOfMany: true }, { customerId: null })).not.toContain('rookery.example');
  });

  it('gives the portal the customer who is logged in to the shop, through the proxy alone', () => {
    expect(page()).not.toContain('portal-customer');
    expect(page({}, { customerId: null })).toContain('<meta name="portal-customer" content="">');
    expect(page({}, { customerId: '70"1' })).toContain('<meta name="portal-customer" content="70&quot;1">');
  });

  it.each(['</title><script>alert(1)</script>', '"><img onerror=x>', "'onload=x", '$& $1 $`'])(
    'takes %j for a name and nothing else',
    (name) => {
      const text = page({ name, logo: { url: `/x"${name}`, title: name }, isOneOfMany: true, domain: name });
      expect(text.match(/<script|<img(?! src="[^"]*" alt="[^"]*">)/g)).toBeNull();
      expect(text.match(/<title>/g)).toHaveLength(1);
      expect(text.match(/<div id="root">/g)).toHaveLength(1);
    },
  );

  it('leaves a page that was built otherwise as it is', () => {
    expect(portalPage('<title>portal</title>', { shop, paint, otherPaint, proxy: null })).toBe(
      '<title>Rookery Market</title>',
    );
  });
});

describe('the manifest of a portal', () => {
  it('makes an app of the shop, with icons that exist', () => {
    const manifest = portalManifest({ shop: { ...shop, isOneOfMany: true }, paint, proxy: null });
    expect(manifest).toMatchObject({
      short_name: 'Rookery Market',
      start_url: '/apps/vendor-portal/?shop=rookery.example',
      scope: '/apps/vendor-portal/',
      display: 'standalone',
      theme_color: '#123456',
      background_color: '#fafafa',
    });
    const { icons } = manifest as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['any any', 'any maskable']);
    for (const { src } of icons) expect(iconOf(src.split('/').at(-1) ?? '')).toContain('>R</text>');
  });
});

describe('an icon', () => {
  const colours = { ground: 'eb008c', ink: 'ffffff' };

  it.each([
    ['Rookery', 'R'],
    ['écru', 'É'],
    ['e\u0301cru', 'É'],
    ['  7 Dials', '7'],
    ['“Quoted”', 'Q'],
    ['渋谷', '渋'],
    ['<b>', 'B'],
  ])('of %j shows %s in its colours', (name, initial) => {
    const icon = iconOf(iconName(name, colours));
    expect(icon).toContain(`fill="#ffffff">${initial}</text>`);
    expect(icon).toContain('fill="#eb008c"');
  });

  it.each(['', '&', '_'])('of %j, which has no initial, is a ring', (name) => {
    expect(iconOf(iconName(name, colours))).toContain('<circle');
  });

  it.each([
    'R-eb008c-ffffff.png',
    'RR-eb008c-ffffff.svg',
    '<-eb008c-ffffff.svg',
    'R-eb008-ffffff.svg',
    '__proto__',
    '',
  ])('has no other name, as %j', (name) => {
    expect(iconOf(name)).toBeNull();
  });
});

describe('the frame policy of a page', () => {
  const ancestors = (framedBy: string[]) =>
    contentPolicy({ allowsInlineScript: false, framedBy }).split('; ').at(-1);

  it('allows the domains it is given, and its own alone without any', () => {
    expect(ancestors([])).toBe("frame-ancestors 'self'");
    expect(ancestors(['shop.example', 'shop.myshopify.com'])).toBe(
      "frame-ancestors 'self' https://shop.example https://shop.myshopify.com",
    );
  });

  it('lets in the frames it is given, and no other', () => {
    const policy = (embeds: string[]) => contentPolicy({ allowsInlineScript: false, embeds }).split('; ');
    expect(policy(['https://forms.example'])).toContain('frame-src https://forms.example');
    expect(policy([]).filter((directive) => directive.startsWith('frame-src'))).toEqual([]);
  });

  it.each(["x; script-src 'unsafe-inline'", '*', 'a b', 'localhost', "'none'"])('lets %j be', (domain) => {
    expect(ancestors([domain])).toBe("frame-ancestors 'self'");
  });
});

describe('the first paint', () => {
  it('is made of the properties that the portal has later, each a colour', () => {
    const brand = { primary: '#ffef9f', secondary: '', font: null, buttonText: '#ffffff' };
    for (const scheme of ['light', 'dark'] as const) {
      const { properties, page: ground, primary, onPrimary } = firstPaint(brand, scheme);
      expect(properties['--cs-color-surface-page']).toBe(ground);
      expect(properties['--cs-color-action-primary-background']).toBe(primary);
      expect(properties['--cs-color-action-primary-text']).toBe(onPrimary);
      for (const value of Object.values(properties)) expect(value).toMatch(/^(#[0-9a-f]{6}|transparent)$/);
    }
  });
});
