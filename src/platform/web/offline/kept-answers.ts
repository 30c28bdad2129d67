/** The key of an answer in the private cache. */
const placeOf = (who: string, address: string) => `/kept/${who}${address}`

export const keepAnswer = (kept: Cache, who: string, address: string, answer: Response) =>
  kept.put(placeOf(who, address), answer)

/** An answer that was embedded in a page, as a separate response. */
export const answerMadeAt = (at: number, text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json', date: new Date(at).toUTCString() } })

export const madeWhen = (answer: Response): number => Date.parse(answer.headers.get('date') ?? '')

export const findAnswer = (kept: Cache, who: string, address: string) => kept.match(placeOf(who, address))

/** The cached answer, with the time it was fetched in a header. */
export async function keptAnswer(kept: Cache, who: string, address: string): Promise<Response | undefined> {
  const found = await findAnswer(kept, who, address)
  if (!found) return undefined
  const headers = new Headers(found.headers)
  headers.set('x-larkspur-kept', String(madeWhen(found)))
  return new Response(found.body, { headers })
}
