import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { drawPicture } from '#app/server/demo-picture.ts'
import * as features from '#app/server/features.ts'
import type { DemoCaller } from '#platform/server/foundation/demo-studio.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { weddings, type DemoWedding } from '#app/server/demo-weddings.ts'

type Login = { email: string; password: string }

/** A slow machine refuses calls before it has read them, above all right after its start. */
const isBusy = ({ status, headers }: Response) => status === 503 && headers.has('retry-after')

/** An API client with cookies, like a browser. */
function callerAt(address: string): DemoCaller {
  let cookie = ''
  async function send(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<unknown> {
    const response = await fetch(address + path, { ...init, headers: { ...init.headers, cookie } })
    if (isBusy(response)) {
      await response.body?.cancel()
      await wait(500)
      return send(path, init)
    }
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    return response.status === 204 ? undefined : response.json()
  }
  return {
    call: (method, path, body) =>
      send(
        path,
        body === undefined
          ? { method }
          : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
      ),
    async upload(path, file, fields = {}) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('file', file)
      await send(path, { method: 'POST', body: form })
    },
  }
}

/** The secret of the link that was mailed to somebody. */
async function mailedToken(outbox: string, to: string, link: RegExp): Promise<string> {
  for (;;) {
    const names = await readdir(outbox).catch(() => [])
    for (const name of names.filter((file) => file.endsWith('.eml'))) {
      const mail = (await readFile(join(outbox, name), 'utf8')).replaceAll(/=\r?\n/g, '')
      const token = mail.includes(`To: ${to}`) ? link.exec(mail)?.[1] : undefined
      if (token) return token
    }
    await wait(50)
  }
}

const dayFromNow = (days: number) => {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

const emailOf = ([one]: DemoWedding['names']) =>
  `${one
    .split(' ')[0]
    ?.normalize('NFD')
    .replace(/\P{ASCII}/gu, '')
    .toLowerCase()}@couple.example`

/** A time zone in which it is day, because letters are not sent at night. */
const zoneByDay = () =>
  ['America/Los_Angeles', 'Europe/London', 'Asia/Tokyo'].find((timeZone) => {
    const hour = Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format())
    return hour >= 9 && hour < 20
  })

/** Fills a fresh instance through its public API, so that the demo contains only what users could create. */
export async function fillStudio(
  address: string,
  outbox: string,
): Promise<{ planner: Login; assistant: Login; couple: Login }> {
  const planner = { email: 'rosa@larkspur.example', password: 'larkspur' }
  const studio = callerAt(address)
  const account = { name: 'Rosa Marchetti', username: 'rosa', businessName: 'Marchetti Weddings', ...planner }
  await studio.call('POST', '/api/auth/signup', { ...account, confirmPassword: planner.password })
  await studio.call('POST', '/api/auth/verify-email', {
    token: await mailedToken(outbox, planner.email, /verify-email\?token=3D([\w-]+)/),
  })
  await studio.call('POST', '/api/auth/login', planner)
  await studio.call('PATCH', '/api/profile', {
    phone: '+1 (415) 555-0100',
    location: 'San Francisco, CA',
    website: 'marchetti.example',
    bio: 'Weddings with a calm hand, since 2021.',
  })
  // Nobody reads a demo's notification mails.
  await studio.call('PATCH', '/api/preferences', { emailNotifications: false })
  await studio.call('PATCH', '/api/business', {
    businessEmail: 'hello@marchetti.example',
    businessPhone: '+1 (415) 555-0100',
    businessAddress: '12 Laurel Street, San Francisco, CA',
    businessWebsite: 'marchetti.example',
  })

  const password = 'our-wedding'
  for (const wedding of weddings) await addWedding(address, studio, wedding, password)
  const signIn = (email: string) => signInCouple(address, { email, password })
  const joinTeam = async (email: string, name: string) => {
    const member = callerAt(address)
    const token = await mailedToken(outbox, email, /join\?token=3D([\w-]+)/)
    await member.call('POST', `/api/member-invite/${token}`, { name, password, confirmPassword: password })
    return member
  }
  const described: readonly ServerFeature[] = Object.values(features)
  const comesLast = ({ demoComesLast = false }: ServerFeature) => Number(demoComesLast)
  for (const { demo } of described.toSorted((one, other) => comesLast(one) - comesLast(other)))
    await (await demo?.())?.default({ ...studio, dayFromNow, join: joinTeam, signIn, drawPicture })
  const assistant = { email: 'nina@larkspur.example', password }
  return { planner, assistant, couple: { email: emailOf((weddings[0] as DemoWedding).names), password } }
}

async function signInCouple(address: string, login: Login): Promise<DemoCaller> {
  const couple = callerAt(address)
  await couple.call('POST', '/api/client-login', login)
  return couple
}

async function addWedding(address: string, studio: DemoCaller, wedding: DemoWedding, password: string): Promise<void> {
  const client = (await studio.call('POST', '/api/clients', {
    partnerOneName: wedding.names[0],
    partnerTwoName: wedding.names[1],
    email: emailOf(wedding.names),
    phone: wedding.phone,
    weddingDate: wedding.in === undefined ? '' : dayFromNow(wedding.in),
    venue: wedding.venue,
    guestCount: wedding.guests,
    budget: wedding.budget,
    notes: wedding.notes,
    status: wedding.status,
  })) as Client
  if (wedding.picture)
    await studio.upload(
      `/api/clients/${client.id}/avatar`,
      new File([await drawPicture(...wedding.picture)], 'picture.png'),
    )
  if (!wedding.portal) return
  const { inviteUrl } = (await studio.call('POST', `/api/clients/${client.id}/invite`)) as { inviteUrl: string }
  if (wedding.portal === 'activated') {
    await callerAt(address).call('POST', `/api/client-invite/${inviteUrl.split('/').pop()}/activate`, {
      password,
      timeZone: zoneByDay(),
    })
  }
}
