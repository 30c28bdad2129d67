/** The target of 'Visit Website': with https:// if the scheme is missing, undefined if it is not a web address. */
export function websiteAddress(written: string | null): string | undefined {
  const text = written?.trim() ?? ''
  if (text === '' || /\s/.test(text)) return undefined
  // URL parsers would take 'flowers.example' in 'flowers.example:8080' for a scheme.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)
  const address = hasScheme ? text : `https://${text.replace(/^\/+/, '')}`
  if (!URL.canParse(address)) return undefined
  const { protocol, href, hostname } = new URL(address)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && hostname.includes('.') ? href : undefined
}

/** A tel: link; undefined without digits. */
export function telAddress(written: string | null): string | undefined {
  const number = (written ?? '').replace(/[^\d+]/g, '')
  return /\d/.test(number) ? `tel:${number}` : undefined
}

export function mailAddress(written: string | null): string | undefined {
  return written ? `mailto:${encodeURIComponent(written).replace('%40', '@')}` : undefined
}
