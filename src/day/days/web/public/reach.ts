/** The address of a link that calls or writes to somebody; undefined for a text that is no number or address. */
export const hrefOf = (kind: 'tel' | 'mailto', value: string): string | undefined => {
  if (kind === 'mailto') return value.includes('@') ? `mailto:${value}` : undefined
  return /\d/.test(value) ? `tel:${value.replace(/[^\d+]/g, '')}` : undefined
}
