import { setTimeout as pause } from 'node:timers/promises'
import type { Mailbox } from '#test/faults/mailbox.ts'

type Newcomer = { url: string; mailbox: Pick<Mailbox, 'received'>; name: string; timeZone: string }

const password = 'a long password of a test 7'

/** Signs a studio up over HTTP, by the mailed link, and returns its cookies. */
export async function signUp({ url, mailbox, name, timeZone }: Newcomer): Promise<string> {
  const email = `${name}@studio.example`
  const profile = { name, username: name, businessName: `${name} weddings` }
  await call(url, 'POST', '/api/auth/signup', { ...profile, email, password, confirmPassword: password })
  await call(url, 'POST', '/api/auth/verify-email', { token: await mailedToken(mailbox, email) })
  const { headers } = await call(url, 'POST', '/api/auth/login', { email, password })
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  await call(url, 'PATCH', '/api/preferences', { timeZone }, cookie)
  return cookie
}

async function call(url: string, method: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

async function mailedToken({ received }: Pick<Mailbox, 'received'>, email: string): Promise<string> {
  for (let tries = 0; tries < 1500; tries += 1) {
    const mail = received.find(({ to }) => to?.[0]?.address === email)
    const token = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (token) return token
    await pause(20)
  }
  throw new Error(`No mail to ${email} has arrived.`)
}
