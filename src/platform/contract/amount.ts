import * as z from 'zod/mini'

/** Ten billion of a currency with cents: more than any wedding costs, and far below the limit of exact integers. */
export const mostCents = 1_000_000_000_000
const most = 10_000_000_000

/** As `minorOf` reads it in the currency, which is known only where the amount belongs to something. */
const text = /^\s*(-?)(\$?)\s*(\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.(\d{1,3}))?\s*$/

function isAmount(given: string): boolean {
  const [, , , whole = '', part = ''] = text.exec(given) ?? []
  const units = Number(whole.replaceAll(',', ''))
  return whole !== '' && (units < most || (units === most && !/[1-9]/.test(part)))
}

/** Without separators, and with two decimals at least: '$1,200.5' as '$1200.50'. */
function plain(given: string): string {
  const [, sign = '', dollar = '', whole = '', part = ''] = text.exec(given) ?? []
  const amount = `${dollar}${whole.replaceAll(',', '').replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`
  return sign && /[1-9]/.test(amount) ? `-${amount}` : amount
}

/** Accepts text or a number; decimal text afterwards, of which its currency says whether it is an amount (`amountIn`). */
export const amount = z.pipe(
  z
    .union([z.string(), z.pipe(z.number(), z.transform(String))], 'Please enter an amount such as 1200.50.')
    .check(z.refine(isAmount, 'Please enter an amount such as 1200.50.')),
  z.transform(plain),
)
