import { setTimeout as pause } from 'node:timers/promises'

const password = 'a long password of a test 7'
const patienceMs = 30_000

type Newcomer = {
  url: string
  name: string
  /** The text of the mail to an address, once it has arrived. */
  mailTo: (email: string) => string | undefined
}

/** Signs a studio up at a running product, by the mailed link. */
export async function signUp({ url, name, mailTo }: Newcomer) {
  const email = `${name}@studio.example`
  const profile = { name, username: name, businessName: `${name} weddings` }
  await call(`${url}/api/auth/signup`, { body: { ...profile, email, password, confirmPassword: password } })
  await call(`${url}/api/auth/verify-email`, { body: { token: await mailedToken(mailTo, email) } })
  const login = await call(`${url}/api/auth/login`, { body: { email, password } })
  const cookies = login.headers.getSetCookie().map((line) => line.split(';')[0])
  const { user } = (await login.json()) as { user: { id: number } }
  return { id: user.id, email, password, cookie: cookies.join('; ') }
}

type Call = { method?: string; body: object; headers?: Record<string, string> }

/** Sends a call that must succeed. A busy server has done nothing yet, and is asked again. */
export async function call(address: string, { method = 'POST', body, headers }: Call): Promise<Response> {
  const sent = { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
  const deadline = Date.now() + patienceMs
  let answer = await fetch(address, sent)
  while (answer.status === 503 && Date.now() < deadline) {
    await pause(200)
    answer = await fetch(address, sent)
  }
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Polls, because mails are sent by a job. */
async function mailedToken(mailTo: Newcomer['mailTo'], email: string): Promise<string> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const token = /verify-email\?token=([\w-]+)/.exec(mailTo(email) ?? '')?.[1]
    if (token) return token
    await pause(20)
  }
  throw new Error(`No mail to ${email} has arrived.`)
}
