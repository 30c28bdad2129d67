import { currentEntry, onLeave, onRendered } from '#web/router/router.ts'

/** The scroll offset of a page, and the list entry near the top of the viewport. */
type Place = { y: number; entry?: { path: string; top: number } }

/** The time that lists may take to grow to the old scroll position. */
const patienceMs = 2000
const steadyFrames = 6
const belowTopBar = 96

const places = new Map<string, Place>()
/** The path of each history entry that was shown, by index. */
const visited = new Map<number, string>()

/** A CSS selector for an element, starting at the page. */
function pathTo(element: Element): string {
  if (element.id === 'page' || !element.parentElement) return '#page'
  const at = [...element.parentElement.children].indexOf(element) + 1
  return `${pathTo(element.parentElement)} > :nth-child(${at})`
}

function placeNow(): Place {
  const page = document.getElementById('page')?.getBoundingClientRect()
  const seen = page && document.elementFromPoint(page.left + page.width / 3, Math.max(page.top, belowTopBar))
  const entry = seen?.closest('#page li')
  return { y: scrollY, ...(entry && { entry: { path: pathTo(entry), top: entry.getBoundingClientRect().top } }) }
}

/** Repeats until the position is stable, because rows out of sight have estimated heights and long lists render gradually. */
function goBackTo({ y, entry }: Place): void {
  const until = performance.now() + patienceMs
  const moved = new AbortController()
  for (const gesture of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(gesture, () => moved.abort(), { once: true, passive: true, signal: moved.signal })
  let steady = 0
  const step = () => {
    if (moved.signal.aborted) return
    const found = entry && document.querySelector(entry.path)
    const off = found ? found.getBoundingClientRect().top - entry.top : y - scrollY
    if (Math.abs(off) >= 1) scrollBy({ top: off, behavior: 'instant' })
    steady = Math.abs(off) < 1 ? steady + 1 : 0
    if (steady < steadyFrames && performance.now() < until) requestAnimationFrame(step)
    else moved.abort()
  }
  step()
}

/** Restores the scroll position after going back, also in lists that grow. Returns a function that stops this. */
export function keepPlaces(): () => void {
  const stopLeaving = onLeave(({ key }) => places.set(key, placeNow()))
  const stopArriving = onRendered(({ from, shown }) => {
    for (const one of [from, shown]) if (one) visited.set(one.entry.index, one.entry.path)
    const pathChanged = from?.entry.path !== shown.entry.path
    const place = pathChanged && places.get(shown.entry.key)
    if (place && place.y > 0) goBackTo(place)
  })
  return () => {
    stopLeaving()
    stopArriving()
  }
}

/** Goes back in the history if the previous entry is this page, which restores its scroll position. */
export function wentBackTo(path: string): boolean {
  const leadsThere = visited.get(currentEntry().index - 1) === path
  if (leadsThere) history.back()
  return leadsThere
}
