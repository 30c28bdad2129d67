import { isIP, isIPv4 } from 'node:net'
import * as z from 'zod/mini'

/** The message follows the variable's name in the error that stops the start. */
const text = (isRight: (value: string) => boolean, words: string) => z.string().check(z.refine(isRight, words))

const hasProtocol = (value: string, protocols: string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)

export const url = (protocols: string[]) =>
  text(
    (value) => hasProtocol(value, protocols),
    `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
  )

export const mailServer = text(
  (value) => hasProtocol(value, ['smtp:', 'smtps:']) && new URL(value).hostname !== '',
  'must be an address with a host, smtp://host:port or smtps://host:port',
)

/** The driver misreads or rejects a password with an unescaped %. */
export const databaseUrl = text((value) => {
  if (!hasProtocol(value, ['postgres:', 'postgresql:'])) return false
  const { username, password, pathname } = new URL(value)
  try {
    decodeURIComponent(username + password + pathname)
    return true
  } catch {
    return false
  }
}, 'must be an address that begins with postgres:// or postgresql://, with special characters of the password written as %…')

export const port = text((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535, 'must be a port number')

export const count = text((value) => /^[1-9]\d{0,2}$/.test(value), 'must be a whole number from 1 to 999')

const units = { s: 1000, m: 60_000, h: 3_600_000 }

/** In milliseconds. */
export const duration = z.pipe(
  text(
    (value) => /^\d{1,4}[smh]$/.test(value),
    'must be a number of seconds, minutes or hours, such as 30s, 10m or 1h',
  ),
  z.transform((value) => Number.parseInt(value, 10) * units[value.slice(-1) as keyof typeof units]),
)

const mailAddress = /^[^\s<>@,;]+@[^\s<>@,;]+$/
const named = /^[^<>\r\n]*<([^<>]*)>$/

export const mailFrom = text(
  (value) => mailAddress.test(named.exec(value)?.[1] ?? value),
  'must be one email address, alone or as Name <address>',
)

/** How a push service reaches the operator (RFC 8292). */
export const pushContact = text(
  (value) =>
    mailAddress.test(value.replace(/^mailto:/, '')) ? value.startsWith('mailto:') : hasProtocol(value, ['https:']),
  'must be an address that begins with mailto: or https://',
)

export const replyAddress = text(
  (value) => mailAddress.test(value) && !value.includes('+') && value.indexOf('@') <= 31,
  'must be one email address without +, with at most 31 characters before the @',
)

export const mailbox = text((value) => {
  if (!hasProtocol(value, ['imap:', 'imaps:'])) return false
  const { hostname, username, password } = new URL(value)
  try {
    return hostname !== '' && decodeURIComponent(username) !== '' && decodeURIComponent(password) !== ''
  } catch {
    return false
  }
}, 'must have the form imaps://user:password@host, with special characters of user and password written as %…')

export const inboxSecret = text(
  (value) => /^[\x21-\x7e]{16,200}$/.test(value),
  'must be 16 to 200 characters without spaces',
)

/** Names of address ranges that Fastify knows. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal'])

const listed = (value: string) => value.split(/[\s,]+/).filter(Boolean)

function isProxy(value: string): boolean {
  const [address = '', size, ...rest] = value.split('/')
  if (ranges.has(value)) return true
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  if (bits === undefined || rest.length > 0) return false
  if (size === undefined) return true
  if (/^\d{1,3}$/.test(size)) return Number(size) > 0 && Number(size) <= bits
  return isIPv4(address) && isIPv4(size) && size !== '0.0.0.0'
}

export const proxies = z.pipe(
  text(
    (value) => listed(value).every(isProxy),
    'must be addresses or networks (10.0.0.0/8), separated by commas, and not all addresses',
  ),
  z.transform(listed),
)

export const stripeKey = text(
  (value) => /^(sk|rk)_(test|live)_\w+$/.test(value),
  'must be a secret key of Stripe, which begins with sk_live_, sk_test_, rk_live_ or rk_test_',
)

export const stripeSigningSecret = text(
  (value) => /^whsec_\S+$/.test(value),
  'must be the signing secret of a webhook endpoint, which begins with whsec_',
)
