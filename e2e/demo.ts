import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../scripts/free-port.mjs'
import { root } from '../scripts/program.mjs'

type Login = { email: string; password: string }
export type Demo = { url: string; planner: Login; couple: Login; stop: () => Promise<void> }
/** The wedding that has a run sheet, the day of it, and the couple that signs in. */
export type Ids = { client: number; day: number; couple: number }

/** The demo as `npm run demo` starts it; what it prints tells who may sign in. */
export async function startDemo(): Promise<Demo> {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['src/app/server/demo.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
    process.stderr.write(text)
  })
  await new Promise<void>((resolve, reject) => {
    child.once('close', () => reject(new Error(`The demo ended before it was ready. ${complaints}`)))
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

/** The run sheet is that of the wedding with most items. */
export async function findIds({ url, planner, couple }: Demo): Promise<Ids> {
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
