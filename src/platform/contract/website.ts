/** The scheme of an address. 'flowers.example:8080' has a port and no scheme. */
function schemeOf(written: string): string | undefined {
  const [, scheme] = /^([a-z][a-z\d+.-]*):(?!(?<=\..*)\d{1,5}(?:[/?#]|$))/i.exec(written) ?? []
  return scheme?.toLowerCase()
}

/** Whether a link to this address is http(s): it has no scheme, or one of these. */
export function isWebAddress(written: string): boolean {
  const scheme = schemeOf(written.trim())
  return scheme === undefined || scheme === 'http' || scheme === 'https'
}
