import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { cache } from '#web/api.ts'
import { router } from '#web/routes.tsx'
import { watchOtherTabs } from '#web/shell/other-tabs.ts'
import { followPages } from '#web/shell/page-changes.ts'

/** The planner's pages. The static shell stays until the first of them is ready. */
export async function startPlanner(): Promise<void> {
  watchOtherTabs()
  followPages(router)
  await router.load()
  createRoot(document.getElementById('root')!).render(
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
