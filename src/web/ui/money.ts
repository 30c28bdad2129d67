const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** '$1,200.50' and '1200.50' as 120050; undefined for what is no amount. */
export function centsOf(amount: string): number | undefined {
  const match = /^\s*(-?)\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*$/.exec(amount)
  if (!match) return undefined
  const [, sign, whole = '', part = ''] = match
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
  return sign ? -cents : cents
}

export const formatCents = (cents: number): string => dollars.format(cents / 100)

/** An amount as people write it; what is no amount is shown as it is. */
export function formatAmount(amount: string): string {
  const cents = centsOf(amount)
  return cents === undefined ? amount : formatCents(cents)
}
