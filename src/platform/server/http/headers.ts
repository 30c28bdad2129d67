/** Scripts come from our own origin only, or are allowed by their hash. */
export function contentPolicy(secure: boolean, scripts: string[] = []): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "script-src-attr 'none'",
    // The dialogs' scroll lock inserts a style element.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

/**
 * For a file shown in the browser: scripts, loading and its origin are disabled. PDFs are not sandboxed, since some
 * browsers' viewers fail in a sandbox and PDFs never run as this site.
 */
export function shownFilePolicy(type: string): string {
  const sandbox = type === 'application/pdf' ? '' : 'sandbox; '
  return `${sandbox}default-src 'none'; base-uri 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'`
}

/** For the page of a link: search engines don't list it, and no other site learns its address. */
export const linkPageHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

/** Sent with every answer: no framing, no content sniffing, no referrer to other sites. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(secure),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secure && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
