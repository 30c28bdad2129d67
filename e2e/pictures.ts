import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumArguments, findChromium } from '../scripts/chromium.mjs'
import { freePort } from '../scripts/free-port.mjs'
import { root } from '../scripts/program.mjs'

type Login = { email: string; password: string }
type Demo = { url: string; planner: Login; couple: Login; stop: () => Promise<void> }
type Size = { width: number; height: number }
type Picture = { size: Size; as: 'planner' | 'couple'; path: (ids: Ids) => string; shows: string }
/** Of the wedding that has a run sheet, and of its day; of the couple that signs in. */
type Ids = { client: number; day: number; couple: number }

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The pictures of the documentation; `shows` is a text that is there once the page is complete. */
export const pictures: Readonly<Record<string, Picture>> = {
  dashboard: { size: desktop, as: 'planner', path: () => '/', shows: 'Today' },
  'dashboard-phone': { size: phone, as: 'planner', path: () => '/', shows: 'Today' },
  couple: { size: desktop, as: 'planner', path: ({ client }) => `/clients/${client}`, shows: 'Overview' },
  calendar: { size: desktop, as: 'planner', path: () => '/calendar', shows: 'Month' },
  'run-sheet': { size: desktop, as: 'planner', path: ({ client }) => `/clients/${client}/day`, shows: 'Ceremony' },
  'day-mode': { size: phone, as: 'planner', path: ({ day }) => `/day/${day}`, shows: 'Ceremony' },
  portal: { size: desktop, as: 'couple', path: ({ couple }) => `/client-portal/${couple}`, shows: 'Schedule' },
  'portal-phone': { size: phone, as: 'couple', path: ({ couple }) => `/client-portal/${couple}`, shows: 'Schedule' },
}

export const fileOf = (name: string) => join(root, 'docs/pictures', `${name}.webp`)

/** Takes all pictures of a demo studio. */
export async function takePictures(): Promise<Map<string, Buffer>> {
  const demo = await startDemo()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const taken = new Map<string, Buffer>()
    for (const as of ['planner', 'couple'] as const)
      for (const [name, bytes] of await takeAs(browser, demo, as)) taken.set(name, bytes)
    return taken
  } finally {
    await browser.close()
    await demo.stop()
  }
}

async function takeAs(browser: Browser, demo: Demo, as: 'planner' | 'couple'): Promise<[string, Buffer][]> {
  const options = { baseURL: demo.url, reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  const context = await browser.newContext(options)
  const login = { planner: '/api/auth/login', couple: '/api/client-login' }[as]
  const ids = await findIds(demo)
  await context.request.post(login, { data: demo[as] })
  // Hints for a first visit would cover the page.
  await context.addInitScript(() => localStorage.setItem('swipe-tutorial-dismissed', 'true'))
  const taken: [string, Buffer][] = []
  for (const [name, picture] of Object.entries(pictures).filter(([, one]) => one.as === as)) {
    const page = await context.newPage()
    await page.setViewportSize(picture.size)
    await page.goto(picture.path(ids))
    await settle(page, picture.shows)
    taken.push([
      name,
      await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toBuffer(),
    ])
    await page.close()
  }
  await context.close()
  return taken
}

async function settle(page: Page, shows: string): Promise<void> {
  await page.getByText(shows).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const dialog = page.getByRole('dialog').first()
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
}

/** The run sheet that is pictured is that of the wedding with most items. */
async function findIds({ url, planner, couple }: Demo): Promise<Ids> {
  const signIn = async (path: string, login: Login) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    })
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    return { body: (await answer.json()) as { client?: { id: number } }, cookie: cookie.join('; ') }
  }
  const { cookie } = await signIn('/api/auth/login', planner)
  const read = async <T>(path: string) => (await (await fetch(url + path, { headers: { cookie } })).json()) as T
  const days: { client: number; day: number; items: number }[] = []
  for (const { id } of await read<{ id: number }[]>('/api/clients'))
    for (const day of await read<{ id: number }[]>(`/api/clients/${id}/days`)) {
      const { items } = await read<{ items: unknown[] }>(`/api/days/${day.id}`)
      days.push({ client: id, day: day.id, items: items.length })
    }
  const most = days.toSorted((one, other) => other.items - one.items)[0]
  const { body } = await signIn('/api/client-login', couple)
  if (!most || !body.client) throw new Error('The demo has no run sheet, or its couple cannot sign in.')
  return { client: most.client, day: most.day, couple: body.client.id }
}

/** The demo as `npm run demo` starts it; what it prints tells who may sign in. */
async function startDemo(): Promise<Demo> {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['src/server/demo.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The demo ended before it was ready.')))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (/Couple .*\n/.test(said)) resolve()
    })
  })
  const login = (who: string): Login => {
    const [, email = '', password = ''] = new RegExp(`${who} +\\S+ +(\\S+) +(.+)`).exec(said) ?? []
    return { email, password }
  }
  return {
    url: `http://127.0.0.1:${port}`,
    planner: login('Planner'),
    couple: login('Couple'),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** What remains of a picture when texts and dates are blurred: its layout and colours. */
const blurred = (bytes: Buffer | string) => sharp(bytes).resize(48, 48, { fit: 'fill' }).removeAlpha().raw().toBuffer()

/** How far two pictures are apart, from 0 to 255. */
export async function distance(one: Buffer | string, other: Buffer | string): Promise<number> {
  const [first, second] = await Promise.all([blurred(one), blurred(other)])
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length
}
