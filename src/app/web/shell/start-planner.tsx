import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { cache } from '#platform/web/calls/api.ts'
import { Router } from '#platform/web/router/Router.tsx'
import { startRouter } from '#platform/web/router/router.ts'
import { localPlanner } from '#platform/web/session/session.ts'
import { Shell } from '#app/web/shell/Shell.tsx'
import { watchOtherTabs } from '#app/web/shell/other-tabs.ts'
import { followPages } from '#app/web/shell/page-changes.ts'
import { routes } from '#app/web/shell/routes.ts'
import { onLocale, wearRegion } from '#platform/web/locale/here.ts'

/** Starts the planner's pages. The static shell stays until the first of them is ready. */
export async function startPlanner(): Promise<void> {
  if (localPlanner()?.mustAddSecondFactor) return (await import('#app/web/start-required.tsx')).startRequired()
  wearRegion(localPlanner()?.region)
  watchOtherTabs()
  followPages()
  await startRouter(routes)
  const root = createRoot(document.getElementById('root')!)
  // A transition renders in slices, which keeps a slow phone responsive.
  const render = () =>
    startTransition(() =>
      root.render(
        <QueryClientProvider client={cache}>
          <Router>
            <Shell />
          </Router>
        </QueryClientProvider>,
      ),
    )
  render()
  onLocale(() => {
    render()
    // Some answers are sentences with dates and amounts.
    void cache.invalidateQueries()
  })
}
