import type { AnyRouter, ParsedLocation } from '@tanstack/react-router'

/** How far down a page was, and the entry of a list that stood near its top. */
type Place = { y: number; entry?: { path: string; top: number } }

/** As long as lists need to grow that far again. */
const patienceMs = 2000
const steadyFrames = 6
const belowTopBar = 96

const places = new Map<string, Place>()
/** The path of each entry of the history that was shown. */
const visited = new Map<number, string>()

/** What the router calls an entry of the history, and where that stands in it. */
const keyOf = ({ state: { __TSR_key: key }, href }: ParsedLocation) => key ?? href
const indexOf = ({ state: { __TSR_index: index } }: ParsedLocation) => index

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

/** Whoever goes back to a page finds it where it was, however long its list is. Answers with the way to stop. */
export function keepPlaces(router: AnyRouter): () => void {
  const stopLeaving = router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation) places.set(keyOf(fromLocation), placeNow())
  })
  const stopArriving = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    for (const location of [fromLocation, toLocation]) if (location) visited.set(indexOf(location), location.pathname)
    const place = pathChanged && places.get(keyOf(toLocation))
    if (place && place.y > 0) goBackTo(place)
  })
  return () => {
    stopLeaving()
    stopArriving()
  }
}

/** Goes back, if that leads to this page; then it is as it was left. */
export function wentBackTo(path: string, router: AnyRouter): boolean {
  const leadsThere = visited.get(indexOf(router.latestLocation) - 1) === path
  if (leadsThere) router.history.back()
  return leadsThere
}
