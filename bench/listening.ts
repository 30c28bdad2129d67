import { hash, randomBytes } from 'node:crypto'
import { get, type ClientRequest } from 'node:http'
import { post, type Instance } from './instance.ts'

const pages = 300

/** Opens the live channel of a link, and says when it was told of a change. */
function listen(url: string, token: string) {
  const opened = Promise.withResolvers<ClientRequest>()
  const told = Promise.withResolvers<number>()
  const call = get(`${url}/api/links/${token}/live`, (answer) => {
    if (answer.statusCode !== 200) return opened.reject(new Error(`A live channel answered ${answer.statusCode}.`))
    opened.resolve(call)
    answer.setEncoding('utf8')
    answer.on('data', (text: string) => text.includes('"changed":"days"') && told.resolve(performance.now()))
    answer.on('end', () => told.reject(new Error('A live channel ended.')))
    answer.on('error', told.reject)
  })
  call.on('error', opened.reject)
  return { opened: opened.promise, told: told.promise }
}

/** With many pages of links open: from the call that publishes a moved item until the last page was told of it. */
export async function listeningMs(instance: Instance): Promise<number> {
  const { url } = instance
  const { id, headers } = await instance.signUp('listening')
  const made = async (path: string, body: object) =>
    (await (await post(url, path, body, headers)).json()) as { id: number }
  const couple = await made('/api/clients', { partnerOneName: 'Grace', email: 'listening@example.com' })
  const day = await made(`/api/clients/${couple.id}/days`, { name: 'Wedding day', date: '2031-06-14' })
  const item = await made(`/api/days/${day.id}/items`, { title: 'First dance', start: '20:00' })
  await made(`/api/days/${day.id}/publish`, {})

  const tokens = Array.from({ length: pages }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => `'${hash('sha256', token)}'`)
  await instance.fill(`
    insert into links (planner_id, client_id, kind, label, token_hash)
      select ${id}, ${couple.id}, 'guest-day', 'Guest', decode(h, 'hex') from unnest(array[${hashes.join()}]) h`)
  const listeners = tokens.map((token) => listen(url, token))
  const channels = await Promise.all(listeners.map(({ opened }) => opened))
  try {
    const moved = { minutes: 15, ids: [item.id], publish: true }
    const begun = performance.now()
    await post(url, `/api/days/${day.id}/shift`, moved, headers)
    return Math.max(...(await Promise.all(listeners.map(({ told }) => told)))) - begun
  } finally {
    // The listeners that were told need no end.
    for (const { told } of listeners) told.catch(() => {})
    for (const channel of channels) channel.destroy()
  }
}
