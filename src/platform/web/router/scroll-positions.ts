import { currentEntry, onLeave, onRendered } from '#platform/web/router/router.ts'

/** The scroll offset of a page, and the list entry near the top of the viewport. */
type Position = { y: number; entry?: { path: string; top: number } }

/** The number of frames to wait for a page that neither loads nor grows. Time would run out while a slow device shows no frame. */
export const patience = 120
const steadyFrames = 6
const belowTopBar = 96

const positions = new Map<string, Position>()
/** The path of each history entry that was shown, by index. */
const visited = new Map<number, string>()

/** A CSS selector for an element, starting at the page. */
function pathTo(element: Element): string {
  if (element.id === 'page' || !element.parentElement) return '#page'
  const at = [...element.parentElement.children].indexOf(element) + 1
  return `${pathTo(element.parentElement)} > :nth-child(${at})`
}

function positionNow(): Position {
  const page = document.getElementById('page')?.getBoundingClientRect()
  const seen = page && document.elementFromPoint(page.left + page.width / 3, Math.max(page.top, belowTopBar))
  const entry = seen?.closest('#page li')
  return { y: scrollY, ...(entry && { entry: { path: pathTo(entry), top: entry.getBoundingClientRect().top } }) }
}

const isLoading = () => document.querySelector('#page [aria-busy=true]') !== null

/**
 * Repeats until the position is stable, because rows out of sight have estimated heights and long lists render
 * gradually. Returns a function that stops this; a gesture does so as well.
 */
export function goBackTo({ y, entry }: Position): () => void {
  const moved = new AbortController()
  const stop = () => moved.abort()
  for (const gesture of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(gesture, stop, { once: true, passive: true, signal: moved.signal })
  let [steady, waited, height] = [0, 0, 0]
  const step = () => {
    if (moved.signal.aborted) return
    const found = entry && document.querySelector(entry.path)
    const off = found ? found.getBoundingClientRect().top - entry.top : y - scrollY
    if (Math.abs(off) >= 1) scrollBy({ top: off, behavior: 'instant' })
    steady = Math.abs(off) < 1 ? steady + 1 : 0
    const { scrollHeight } = document.documentElement
    waited = isLoading() || scrollHeight !== height ? 0 : waited + 1
    height = scrollHeight
    if (steady < steadyFrames && waited < patience) requestAnimationFrame(step)
    else stop()
  }
  step()
  return stop
}

/** Restores the scroll position after going back, also in lists that grow. Returns a function that stops this. */
export function keepScrollPositions(): () => void {
  const stopLeaving = onLeave(({ key, index, path }) => {
    positions.set(key, positionNow())
    visited.set(index, path)
  })
  let stopGoing = () => {}
  const stopArriving = onRendered(({ from, shown }) => {
    for (const one of [from, shown]) if (one) visited.set(one.entry.index, one.entry.path)
    const pathChanged = from?.entry.path !== shown.entry.path
    if (!pathChanged) return
    stopGoing()
    const position = positions.get(shown.entry.key)
    if (position && position.y > 0) stopGoing = goBackTo(position)
  })
  return () => {
    stopLeaving()
    stopArriving()
    stopGoing()
  }
}

/** Goes back in the history if the previous entry is this page, which restores its scroll position. */
export function wentBackTo(path: string): boolean {
  const leadsThere = visited.get(currentEntry().index - 1) === path
  if (leadsThere) history.back()
  return leadsThere
}
