/** The Content-Security-Policy of a page, which may load and send to its own origin only, images apart. */
export function contentPolicy(page: { readonly allowsInlineScript: boolean }): string {
  return [
    "default-src 'self'",
    page.allowsInlineScript ? "script-src 'self' 'unsafe-inline' 'unsafe-eval'" : "script-src 'self'",
    // Styles may be inline: dialogs lock scrolling with a style element of their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
