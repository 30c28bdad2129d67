import type { ComponentType } from 'react'
import type { FirstRead, FoundPage, Page } from '#platform/contract/page.ts'
import { cache, keyOf } from '#platform/web/calls/api.ts'
import { takeFirst } from '#platform/web/calls/first-data.ts'
import { prefetch } from '#platform/web/router/prefetch.ts'
import { registerPages } from '#platform/web/router/known-pages.ts'
import { hrefOf, type Search, queryOf, type Target } from '#platform/web/router/address.ts'
import { entryHere, indexHere, write, type Entry } from '#platform/web/router/history.ts'
import { isAskedBeforeLeaving, mayLeave } from '#platform/web/router/leaving.ts'
import { rememberScroll, scrollTo, takeOverScrolling } from '#platform/web/router/scroll.ts'
import { localPlanner } from '#platform/web/session/session.ts'
import { homeInstead } from '#platform/web/session/own-rights.ts'
import { isPhone } from '#platform/web/ui/layout/use-is-phone.ts'
import { signInAddress } from '#platform/web/session/sign-in-address.ts'

/** What is rendered: a history entry with its page. `found` is undefined for an unknown address, `Screen` also if its code could not be loaded. */
export type Shown = { entry: Entry; found: FoundPage | undefined; Screen: ComponentType | undefined }

/** The pages that there are, and the code of their screens. */
export type Routes = {
  pages: readonly Page[]
  findPage: (path: string, search: string) => FoundPage | undefined
  loadScreen: (screen: string) => Promise<{ default: ComponentType }>
  /** First reads of every page. */
  plannerReads: readonly FirstRead[]
}

type Rendered = { from: Shown | undefined; shown: Shown }

const rendering = new Set<(shown: Shown) => void>()
const leaveListeners = new Set<(from: Entry) => void>()
const renderedListeners = new Set<(rendered: Rendered) => void>()

let routes: Routes | undefined
let current: Entry
let latest: Shown
let rendered: Shown | undefined
let navigations = 0
let settle = () => {}
/** Whether the next rendering restores the scroll position; false when only the query changes. */
let scrolls = true

const listen = <T>(listeners: Set<T>, listener: T) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const onLeave = (listener: (from: Entry) => void) => listen(leaveListeners, listener)
export const onRendered = (listener: (rendered: Rendered) => void) => listen(renderedListeners, listener)
export const onShow = (listener: (shown: Shown) => void) => listen(rendering, listener)
export const latestShown = () => latest
export const currentEntry = () => current

/** Puts an answer into the cache: the one embedded in the page, or a fetched one. The page does not wait for it. */
function fetchAhead({ endpoint, input, address }: FirstRead): void {
  const queryKey = keyOf(endpoint, input)
  const came = takeFirst(address)
  if (came !== undefined) cache.setQueryData(queryKey, came)
  else prefetch(endpoint, input)
}

function plannerPage(path: string, search: string): FoundPage | undefined {
  const found = routes?.findPage(path, search)
  return found?.page.for === 'planner' ? found : undefined
}

const readsOf = (found: FoundPage | undefined): FirstRead[] =>
  found?.page.reads({ ...found.params, ...(isPhone() && { phone: 1 }) }) ?? []

const reloadedAt = 'reloaded-for'

/** After a deployment the old chunks are gone, so a page whose code is missing is reloaded once. */
async function screenOf({ page }: FoundPage, { loadScreen }: Routes): Promise<ComponentType | undefined> {
  try {
    const { default: Screen } = await loadScreen(page.screen)
    sessionStorage.removeItem(reloadedAt)
    return Screen
  } catch {
    if (sessionStorage.getItem(reloadedAt) === location.href) return undefined
    sessionStorage.setItem(reloadedAt, location.href)
    location.reload()
    return new Promise(() => {})
  }
}

/** A page that is not for this member's role is replaced by the first one that is. */
function withinReach(entry: Entry): Entry {
  const home = homeInstead(plannerPage(entry.path, entry.search)?.page.path)
  return home ? (current = write(home, true)) : entry
}

async function load(entry: Entry): Promise<Shown> {
  const found = plannerPage(entry.path, entry.search)
  for (const read of [...(routes?.plannerReads ?? []), ...readsOf(found)]) fetchAhead(read)
  return { entry, found, Screen: found && routes && (await screenOf(found, routes)) }
}

/** Renders an entry; resolves when it is in the document or superseded by a later navigation. */
async function show(entry: Entry, scroll: boolean): Promise<void> {
  const turn = ++navigations
  current = entry
  if (!localPlanner()) return location.assign(signInAddress(entry.path + entry.search))
  const shown = await load(withinReach(entry))
  if (turn !== navigations) return undefined
  latest = shown
  scrolls = scroll
  settle()
  await new Promise<void>((resolve) => {
    settle = resolve
    for (const render of rendering) render(shown)
  })
}

function leave(): void {
  rememberScroll(current.key)
  for (const listener of leaveListeners) listener(current)
}

/** Called by the router component when the given page is in the document. */
export function hasRendered(shown: Shown): void {
  if (shown === rendered) return
  const from = rendered
  rendered = shown
  if (scrolls) scrollTo(shown.entry.key)
  for (const listener of renderedListeners) listener({ from, shown })
  settle()
}

export async function goTo(href: string, { replace = false, scroll = true } = {}): Promise<void> {
  if (!(await mayLeave())) return
  current = entryHere()
  leave()
  await show(write(href, replace || href === current.path + current.search), scroll)
}

export const navigate = (target: Target): Promise<void> => goTo(hrefOf(target))

/** Changes the query of the address without leaving the page. */
export const setSearch = (search: Search): Promise<void> =>
  goTo(location.pathname + queryOf(search), { replace: true, scroll: false })

/** Prefetches a page's data and code, when it is about to be opened. */
export function preload(href: string): void {
  const { pathname, search } = new URL(href, location.href)
  const found = plannerPage(pathname, search)
  if (!found || !routes) return
  readsOf(found).forEach(fetchAhead)
  routes.loadScreen(found.page.screen).catch(() => {})
}

/** A popstate event cannot be cancelled: the step is undone while the user is asked, and repeated if they decide to leave. */
let undoing = false
let decided = false

async function followHistory(): Promise<void> {
  const from = indexHere()
  const entry = entryHere()
  if (undoing) {
    undoing = false
    return
  }
  const steps = entry.index - from
  const samePage = entry.path === current.path && entry.search === current.search
  if (isAskedBeforeLeaving() && !samePage && !decided) {
    undoing = true
    history.go(-steps)
    if (!(await mayLeave())) return
    decided = true
    history.go(steps)
    return
  }
  decided = false
  leave()
  await show(entry, !samePage)
}

/** Loads the page of the current address; the caller renders it. */
export async function startRouter(known: Routes): Promise<void> {
  routes = known
  registerPages(known.pages)
  current = entryHere()
  takeOverScrolling(() => current.key)
  addEventListener('popstate', () => void followHistory())
  latest = await load(withinReach(current))
}
