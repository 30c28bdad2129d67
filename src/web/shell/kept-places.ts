import { currentEntry, onLeave, onRendered } from '#web/router/router.ts'

/** How far down a page was, and the entry of a list that stood near its top. */
type Place = { y: number; entry?: { path: string; top: number } }

/** As long as lists need to grow that far again. */
const patienceMs = 2000
const steadyFrames = 6
const belowTopBar = 96

const places = new Map<string, Place>()
/** The path of each entry of the history that was shown. */
const visited = new Map<number, string>()

/** Where an element is, from the page down. */
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

/** Rows out of sight are guessed to be as high as most, and long lists begin short: so it takes more than one step. */
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

/** Whoever goes back to a page finds it where it was, however long its list is. Returns the function that ends this. */
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

/** Goes back, if that leads to this page; then it is as it was left. */
export function wentBackTo(path: string): boolean {
  const leadsThere = visited.get(currentEntry().index - 1) === path
  if (leadsThere) history.back()
  return leadsThere
}
