/** Scripts come from here only, or are named by their hash. */
export function contentPolicy(secure: boolean, scripts: string[] = []): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "script-src-attr 'none'",
    // The dialogs' scroll lock writes a style element.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

/**
 * For a file that a browser shows: it runs nothing, loads nothing and has no origin, whatever is in it. Not every
 * browser's PDF viewer starts in a sandbox; a PDF needs none, because it never runs as this site.
 */
export function shownFilePolicy(type: string): string {
  const sandbox = type === 'application/pdf' ? '' : 'sandbox; '
  return `${sandbox}default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'`
}

/** The same on every answer: nobody frames, sniffs or follows us. */
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
