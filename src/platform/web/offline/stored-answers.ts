/** The key of an answer in the private cache. */
const placeOf = (who: string, address: string) => `/kept/${who}${address}`

export const storeAnswer = (cache: Cache, who: string, address: string, answer: Response) =>
  cache.put(placeOf(who, address), answer)

/** An answer that was embedded in a page, as a separate response. */
export const answerMadeAt = (at: number, text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json', date: new Date(at).toUTCString() } })

export const madeWhen = (answer: Response): number => Date.parse(answer.headers.get('date') ?? '')

export const findAnswer = (cache: Cache, who: string, address: string) => cache.match(placeOf(who, address))

/** The cached answer, with the time it was fetched in a header. */
export async function storedAnswer(cache: Cache, who: string, address: string): Promise<Response | undefined> {
  const found = await findAnswer(cache, who, address)
  if (!found) return undefined
  const headers = new Headers(found.headers)
  headers.set('x-larkspur-kept', String(madeWhen(found)))
  return new Response(found.body, { headers })
}
