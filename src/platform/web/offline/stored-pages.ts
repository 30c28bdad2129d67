import { answerMadeAt, findAnswer, storeAnswer, madeWhen } from '#platform/web/offline/stored-answers.ts'
import { isLinksPage, isPlannersPage } from '#platform/web/offline/what-is-stored.ts'

const firstData = /(<script type="application\/json" id="first-data" data-at=")(\d+)(">)([\s\S]*?)(?=<\/script>)/

const placeOf = (path: string) => `/kept/page${path}`
/** Serves planner's pages that have not been opened yet. */
const anyOfPlanner = '/kept/planners-page'

/** Caches a session's page, and each answer embedded in it as a separate response. */
export async function storePage(cache: Cache, path: string, page: Response): Promise<void> {
  const who = isLinksPage(path) ? 'link' : page.headers.get('x-larkspur-as')
  if (!page.ok || !who) return
  const headers = new Headers(page.headers)
  headers.set('x-larkspur-as', who)
  // The text below is already decompressed.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const html = await page.text()
  const [, , at, , json = '{}'] = firstData.exec(html) ?? []
  const answers = Object.entries(JSON.parse(json) as object)
  // The page of a link that is not valid has no answer.
  if (who === 'link' && answers.length === 0) return
  for (const [address, answer] of answers)
    await storeAnswer(cache, who, address, answerMadeAt(Number(at), JSON.stringify(answer)))
  for (const place of isPlannersPage(path) ? [placeOf(path), anyOfPlanner] : [placeOf(path)])
    await cache.put(place, new Response(html, { headers }))
}

export const isPageStored = async (cache: Cache, path: string) => (await cache.match(placeOf(path))) !== undefined

/** The cached page with the newest cached answers embedded in it, dated by the oldest of them. */
export async function storedPage(cache: Cache, path: string): Promise<Response | undefined> {
  const page =
    (await cache.match(placeOf(path))) ?? (isPlannersPage(path) ? await cache.match(anyOfPlanner) : undefined)
  if (!page) return undefined
  const who = page.headers.get('x-larkspur-as') ?? ''
  const html = await page.text()
  const [, , at = '', , json = '{}'] = firstData.exec(html) ?? []
  const answers = JSON.parse(json) as Record<string, unknown>
  const times: number[] = []
  for (const address of Object.keys(answers)) {
    const newest = await findAnswer(cache, who, address)
    times.push(newest ? madeWhen(newest) : Number(at))
    if (newest) answers[address] = await newest.json()
  }
  const embedded = JSON.stringify(answers).replace(/</g, '\\u003c')
  const oldest = Math.min(Date.now(), ...times)
  const filled = html.replace(firstData, (_, before: string) => `${before}${oldest}" data-kept>${embedded}`)
  return new Response(filled, { headers: page.headers })
}
