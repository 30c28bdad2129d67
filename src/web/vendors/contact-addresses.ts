/** What a phone dials; undefined where nothing can be dialled. */
export function telAddress(written: string | null): string | undefined {
  const number = (written ?? '').replace(/[^\d+]/g, '')
  return /\d/.test(number) ? `tel:${number}` : undefined
}

export function mailAddress(written: string | null): string | undefined {
  return written ? `mailto:${encodeURIComponent(written).replace('%40', '@')}` : undefined
}
