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
