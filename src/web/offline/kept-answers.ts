/** Where an answer lies in the private cache. */
const placeOf = (who: string, address: string) => `/kept/${who}${address}`

export const keepAnswer = (kept: Cache, who: string, address: string, answer: Response) =>
  kept.put(placeOf(who, address), answer)

/** An answer that was part of a page, as if it had been asked for by itself. */
export const answerMadeAt = (at: number, text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json', date: new Date(at).toUTCString() } })

export const madeWhen = (answer: Response): number => Date.parse(answer.headers.get('date') ?? '')

export const findAnswer = (kept: Cache, who: string, address: string) => kept.match(placeOf(who, address))

/** The kept answer, which says that it is one and since when. */
export async function keptAnswer(kept: Cache, who: string, address: string): Promise<Response | undefined> {
  const found = await findAnswer(kept, who, address)
  if (!found) return undefined
  const headers = new Headers(found.headers)
  headers.set('x-larkspur-kept', String(madeWhen(found)))
  return new Response(found.body, { headers })
}
