type Page = {
  readonly allowsInlineScript: boolean;
  /** Domains whose pages may show this one in a frame, beside its own. */
  readonly framedBy?: readonly string[];
  /** Origins whose pages this one may show in a frame, such as `https://forms.example`. */
  readonly embeds?: readonly string[];
};

/** The Content-Security-Policy of a page, which may load and send to its own origin only, images apart. */
export function contentPolicy(page: Page): string {
  // What is no plain domain could end the directive and begin another.
  const domains = (page.framedBy ?? []).filter((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain));
  return [
    "default-src 'self'",
    page.allowsInlineScript ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'" : "script-src 'self'",
    // Styles may be inline: dialogs lock scrolling with a style element of their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    ...(page.embeds === undefined || page.embeds.length === 0 ? [] : [`frame-src ${page.embeds.join(' ')}`]),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...domains.map((domain) => `https://${domain}`)].join(' '),
  ].join('; ');
}
