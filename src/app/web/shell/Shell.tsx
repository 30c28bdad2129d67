import { lazy } from 'react'
import { LaterLayers } from '#web/shell/LaterLayers.tsx'
import { Sidebar } from '#web/shell/Sidebar.tsx'
import { useSidebar } from '#web/shell/sidebar-state.ts'
import { TopBar } from '#web/shell/TopBar.tsx'
import { Outlet } from '#web/router/Router.tsx'
import { NotFound } from '#web/shell/NotFound.tsx'
import { FailedPage } from '#web/shell/FailedPage.tsx'
import { loadInBackground } from '#web/ui/load-in-background.ts'

const PlannerLayer = lazy(() => loadInBackground(() => import('#web/shell/PlannerLayer.tsx')))

/** The frame of the planner's pages: sidebar and top bar. */
export function Shell() {
  const { collapsed, overlaid, toggle, close } = useSidebar()
  return (
    <div className="shell">
      <a
        href="#page"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-2 text-sm text-paper focus-visible:translate-y-0"
      >
        Skip to the page
      </a>
      <Sidebar collapsed={collapsed} overlaid={overlaid} onClose={close} />
      <div className="shell-page" inert={overlaid}>
        <TopBar sidebarOpen={overlaid || !collapsed} onToggleSidebar={toggle} />
        <main id="page" tabIndex={-1} className="shell-main">
          <Outlet missing={<NotFound />} failed={<FailedPage />} />
        </main>
      </div>
      <LaterLayers>
        <PlannerLayer />
      </LaterLayers>
    </div>
  )
}
