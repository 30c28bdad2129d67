const storedAs = 'scroll-positions'

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

/** The scroll offset of each history entry, stored in sessionStorage to survive a reload. */
const positions = new Map<string, number>(stored())

export const rememberScroll = (key: string) => positions.set(key, scrollY)

/** Restores the offset of a known history entry; a new one starts at its top. */
export const scrollTo = (key: string) => window.scrollTo({ top: positions.get(key) ?? 0, left: 0, behavior: 'instant' })

/** Disables the browser's own scroll restoration, which runs before the page of the entry is rendered. */
export function takeOverScrolling(currentKey: () => string): void {
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    rememberScroll(currentKey())
    sessionStorage.setItem(storedAs, JSON.stringify([...positions]))
  })
}
