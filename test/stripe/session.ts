export class Refusal extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  constructor(status: number, type: string, message: string, code?: string) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}

export type Session = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  payment_method_types: string[]
  created: number
  amount_total: number
  currency: string
  customer_email: string | null
  metadata: Record<string, string>
  success_url: string
  url: string | null
  expires_at: number
}

const day = 24 * 60 * 60
const smallestCents = 50
const largestCents = 99_999_999

/** The session requested by a form body such as `line_items[0][quantity]=1&…`. */
export function checkoutSession(id: string, baseUrl: string, form: string): Session {
  const fields = new URLSearchParams(form)
  const required = (name: string) => {
    const value = fields.get(name)
    if (!value) throw invalid(`Missing required param: ${name}.`)
    return value
  }
  if (required('mode') !== 'payment') throw invalid('Only payments are known here')
  const price = 'line_items[0][price_data]'
  const each = Number(required(`${price}[unit_amount]`))
  const count = Number(required('line_items[0][quantity]'))
  if (!Number.isSafeInteger(each) || !Number.isSafeInteger(count)) throw invalid('Invalid integer')
  if (each * count < smallestCents)
    throw invalid('The Checkout Session total amount must be at least $0.50', 'amount_too_small')
  if (each * count > largestCents)
    throw invalid('The Checkout Session total amount must be no more than $999,999.99', 'amount_too_large')
  required(`${price}[product_data][name]`)
  const email = fields.get('customer_email')
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw invalid(`Invalid email address: ${email}`)
  return {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    // The account's default methods, if the request names none.
    payment_method_types: ['card', 'us_bank_account'],
    amount_total: each * count,
    currency: required(`${price}[currency]`),
    customer_email: email,
    metadata: metadataIn(fields),
    success_url: required('success_url'),
    url: `${baseUrl}/pay/${id}`,
    created: Math.floor(Date.now() / 1000),
    expires_at: Math.floor(Date.now() / 1000) + day,
  }
}

const metadataIn = (fields: URLSearchParams) =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )

const invalid = (message: string, code?: string) => new Refusal(400, 'invalid_request_error', message, code)
