/** The scheme that a written address begins with. 'flowers.example:8080' has a port and no scheme. */
function schemeOf(written: string): string | undefined {
  const [, scheme] = /^([a-z][a-z\d+.-]*):(?!(?<=\..*)\d{1,5}(?:[/?#]|$))/i.exec(written) ?? []
  return scheme?.toLowerCase()
}

/** Whether a browser that followed this address would stay on the web: no scheme, or one of the web's own. */
export function isWebAddress(written: string): boolean {
  const scheme = schemeOf(written.trim())
  return scheme === undefined || scheme === 'http' || scheme === 'https'
}

/** Where 'Visit Website' leads: https:// where no scheme was written, and nowhere if it is not a web address. */
export function websiteAddress(written: string | null): string | undefined {
  const text = written?.trim() ?? ''
  if (text === '' || /\s/.test(text) || !isWebAddress(text)) return undefined
  const address = schemeOf(text) ? text : `https://${text.replace(/^\/+/, '')}`
  if (!URL.canParse(address)) return undefined
  const { href, hostname } = new URL(address)
  return hostname.includes('.') ? href : undefined
}
