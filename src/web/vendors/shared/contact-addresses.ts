/** Where 'Visit Website' leads: https:// where no scheme was written, and nowhere if it is not a web address. */
export function websiteAddress(written: string | null): string | undefined {
  const text = written?.trim() ?? ''
  if (text === '' || /\s/.test(text)) return undefined
  // 'flowers.example:8080' has a port and no scheme, which the browser's parser would take it for.
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)
  const address = hasScheme ? text : `https://${text.replace(/^\/+/, '')}`
  if (!URL.canParse(address)) return undefined
  const { protocol, href, hostname } = new URL(address)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && hostname.includes('.') ? href : undefined
}

/** What a phone dials; undefined where nothing can be dialled. */
export function telAddress(written: string | null): string | undefined {
  const number = (written ?? '').replace(/[^\d+]/g, '')
  return /\d/.test(number) ? `tel:${number}` : undefined
}

export function mailAddress(written: string | null): string | undefined {
  return written ? `mailto:${encodeURIComponent(written).replace('%40', '@')}` : undefined
}
