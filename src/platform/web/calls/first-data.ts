const script = document.getElementById('first-data')

/** When the server began to render this page; undefined if the page has no embedded data. */
export const madeAt = script?.dataset.at

/** Whether this page comes from the service worker's cache, not from the server. */
export const isStored = script?.dataset.kept !== undefined

/** The answers embedded in the page, by address; undefined if there are none. */
export const embedded: Map<string, unknown> | undefined = script
  ? new Map(Object.entries(JSON.parse(script.textContent ?? '{}') as object))
  : undefined

/** Returns an embedded answer once, since it may be outdated afterwards. */
export function takeFirst(address: string): unknown {
  const answer = embedded?.get(address)
  embedded?.delete(address)
  return answer
}
