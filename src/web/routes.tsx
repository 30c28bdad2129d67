import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router'
import { tabIn } from '#contract/find-page.ts'
import { pages, plannerReads, type FirstRead, type PageParams } from '#contract/pages.ts'
import { cache, keyOf } from '#web/api.ts'
import { call } from '#web/call.ts'
import { takeFirst } from '#web/first-data.ts'
import { NotFound } from '#web/not-found/NotFound.tsx'
import { localPlanner } from '#web/session.ts'
import { loadScreen } from '#web/shell/screens.ts'
import { FailedPage } from '#web/shell/FailedPage.tsx'
import { Shell } from '#web/shell/Shell.tsx'
import { signInAddress } from '#web/shell/sign-in-address.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    title?: string
  }
}

/** Puts an answer into the cache: the one that came with the page, or a fresh one. The page does not wait for it. */
function fetchAhead({ endpoint, input, address }: FirstRead): void {
  const queryKey = keyOf(endpoint, input)
  const came = takeFirst(address)
  if (came !== undefined) cache.setQueryData(queryKey, came)
  else void cache.prefetchQuery({ queryKey, queryFn: () => call(endpoint, input) })
}

/** What a route needs of the contract's page with this path: its screen, its title and its first reads. */
function show(path: string) {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`The contract has no page ${path}`)
  return {
    component: lazyRouteComponent(() => loadScreen(page.screen)),
    staticData: { title: page.title },
    loader: ({ params, location }: { params: object; location: { searchStr: string } }) =>
      page.reads({ ...(params as PageParams), ...tabIn(location.searchStr) }).forEach(fetchAhead),
  }
}

/** For pages about one record: an id that can not be one leads to the not-found page. */
const withId = {
  params: {
    parse: ({ id }: { id: string }) => ({ id: /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0 }),
    stringify: ({ id }: { id: number }) => ({ id: String(id) }),
  },
  beforeLoad: ({ params }: { params: { id: number } }) => {
    if (params.id === 0) throw notFound()
  },
}

const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  beforeLoad: ({ location, preload }) => {
    if (!preload && !localPlanner()) throw redirect({ href: signInAddress(location.href), reloadDocument: true })
  },
  loader: () => plannerReads.forEach(fetchAhead),
})
const getParentRoute = () => root

export const router = createRouter({
  routeTree: root.addChildren([
    createRoute({ getParentRoute, path: '/', ...show('/') }),
    createRoute({ getParentRoute, path: '/clients', ...show('/clients') }),
    createRoute({ getParentRoute, path: '/clients/$id', ...withId, ...show('/clients/{id}') }),
    createRoute({ getParentRoute, path: '/new-client', ...show('/new-client') }),
    createRoute({ getParentRoute, path: '/tasks', ...show('/tasks') }),
    createRoute({ getParentRoute, path: '/tasks/$id', ...withId, ...show('/tasks/{id}') }),
    createRoute({ getParentRoute, path: '/new-task', ...show('/new-task') }),
    createRoute({ getParentRoute, path: '/calendar', ...show('/calendar') }),
    createRoute({ getParentRoute, path: '/events/$id', ...withId, ...show('/events/{id}') }),
    createRoute({ getParentRoute, path: '/new-event', ...show('/new-event') }),
    createRoute({ getParentRoute, path: '/client-portals', ...show('/client-portals') }),
    createRoute({ getParentRoute, path: '/portal-builder', ...show('/portal-builder') }),
    createRoute({ getParentRoute, path: '/portal-builder/$id', ...withId, ...show('/portal-builder/{id}') }),
    createRoute({ getParentRoute, path: '/vendors', ...show('/vendors') }),
    createRoute({ getParentRoute, path: '/new-vendor', ...show('/new-vendor') }),
    createRoute({ getParentRoute, path: '/documents', ...show('/documents') }),
    createRoute({ getParentRoute, path: '/invoices', ...show('/invoices') }),
    createRoute({ getParentRoute, path: '/invoices/$id', ...withId, ...show('/invoices/{id}') }),
    createRoute({ getParentRoute, path: '/feedback', ...show('/feedback') }),
    createRoute({ getParentRoute, path: '/messages', ...show('/messages') }),
    createRoute({ getParentRoute, path: '/notifications', ...show('/notifications') }),
    createRoute({ getParentRoute, path: '/settings', ...show('/settings') }),
  ]),
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: FailedPage,
  scrollRestoration: true,
})
