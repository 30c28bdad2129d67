import { isIP } from 'node:net'
import { found, isLoopback, type Check } from '#operations/doctor/server/finding.ts'

/** What is allowed, but does not do what an operator wants. */
export const checkAddress: Check = ({ publicUrl, host, trustProxy, metricsPort, lettersAfterMs }) => {
  const { hostname, protocol } = new URL(publicUrl)
  const isOpen = !isLoopback(host)
  const isHere = isLoopback(hostname)
  const isSecure = protocol === 'https:'
  return [
    ...found(
      isOpen && isHere,
      `PUBLIC_URL is ${publicUrl}, and HOST is ${host}: links in emails lead others to their own machine.`,
      'Set PUBLIC_URL to the address that planners and couples open, such as https://studio.example.',
    ),
    ...found(
      !isHere && !isSecure,
      `PUBLIC_URL is ${publicUrl}: passwords travel unencrypted, and browsers refuse to install the app or to notify.`,
      'Put a proxy with a certificate in front of Larkspur (deploy/Caddyfile) and let PUBLIC_URL begin with https://.',
    ),
    ...found(
      isSecure && trustProxy.length === 0,
      'PUBLIC_URL begins with https://, but TRUST_PROXY is not set: all visitors seem to come from the proxy, and share its limits of sign-ins.',
      'Set TRUST_PROXY to the address of the proxy, such as TRUST_PROXY=loopback for one on this machine.',
    ),
    ...found(
      isOpen && metricsPort !== undefined,
      `METRICS_PORT is ${metricsPort}, and HOST is ${host}: everybody who reaches this machine can read the metrics.`,
      'Set HOST to 127.0.0.1 behind a proxy on this machine, or close that port in the firewall.',
    ),
    ...found(
      lettersAfterMs === 0,
      'LETTERS_AFTER is 0: each message, task, and file is emailed separately.',
      'Set LETTERS_AFTER to some minutes, such as LETTERS_AFTER=10m, so that news is collected.',
    ),
    ...found(
      new URL(publicUrl).pathname !== '/',
      `PUBLIC_URL is ${publicUrl}, which has a path: Larkspur serves a whole host, so links in emails lead nowhere.`,
      'Give Larkspur a host of its own, and let PUBLIC_URL end after it.',
    ),
    ...found(
      !isHere && isIP(hostname) !== 0,
      `PUBLIC_URL names the address ${hostname} instead of a host: links in emails end when the address changes, and certificates are rarely issued for it.`,
      'Give the machine a name in the DNS and use it in PUBLIC_URL.',
    ),
  ]
}

export const checkPayments: Check = ({ stripe, publicUrl }) => {
  if (!stripe) return []
  const isReal = publicUrl.startsWith('https:')
  return [
    ...found(
      stripe.webhookSecret === '',
      'STRIPE_SECRET_KEY is set, but STRIPE_WEBHOOK_SECRET is not: card payments are taken, and never noted on their invoices.',
      `Add a webhook endpoint for ${publicUrl}/api/stripe/webhook in Stripe, and set STRIPE_WEBHOOK_SECRET to its signing secret.`,
    ),
    ...found(
      isReal && stripe.secretKey.includes('_test_'),
      'STRIPE_SECRET_KEY is a key of the test mode: couples seem to pay, and no money arrives.',
      'Set STRIPE_SECRET_KEY to the live key, whose name begins with sk_live_ or rk_live_, and the secret of a live webhook.',
    ),
  ]
}
