const storedAs = 'scroll-positions'

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

/** How far down each entry of the history was scrolled. Kept in the tab, for a reload. */
const positions = new Map<string, number>(stored())

export const rememberScroll = (key: string) => positions.set(key, scrollY)

/** An entry that was there before is shown where it was left, and a new one from its top. */
export const scrollTo = (key: string) => window.scrollTo({ top: positions.get(key) ?? 0, left: 0, behavior: 'instant' })

/** The browser would scroll before the page of the entry is rendered. */
export function takeOverScrolling(currentKey: () => string): void {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    rememberScroll(currentKey())
    sessionStorage.setItem(storedAs, JSON.stringify([...positions]))
  })
}
