import { createHash } from 'node:crypto';

type Page = {
  readonly allowsInlineScript: boolean;
  /** Digests of the inline scripts of the page as it was built, for example `'sha256-…'`. */
  readonly scripts?: readonly string[];
  /** Domains whose pages may embed this one in a frame, beside its own. */
  readonly framedBy?: readonly string[];
  /** Origins whose pages may do so too, for example `http://localhost:6006`. */
  readonly sharedWith?: readonly string[];
  /** Origins whose pages this one may embed in a frame, for example `https://forms.example`. */
  readonly embeds?: readonly string[];
};

/** The Content-Security-Policy of a page. It may load from and send to its own origin only, images excepted. */
export function contentPolicy(page: Page): string {
  // Anything but a plain domain could end the directive and start another.
  const domains = (page.framedBy ?? []).filter((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain));
  return [
    "default-src 'self'",
    page.allowsInlineScript
      ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'"
      : ["script-src 'self'", ...(page.scripts ?? [])].join(' '),
    // Inline styles are allowed: dialogs lock scrolling with a style element.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    ...(page.embeds === undefined || page.embeds.length === 0 ? [] : [`frame-src ${page.embeds.join(' ')}`]),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    [
      "frame-ancestors 'self'",
      ...domains.map((domain) => `https://${domain}`),
      ...(page.sharedWith ?? []),
    ].join(' '),
  ].join('; ');
}

/** The digests by which a policy allows the inline scripts of a page. Only a page as it was built is to be trusted with it. */
export function scriptsOf(built: string): string[] {
  const scripts = [...built.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  return scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
