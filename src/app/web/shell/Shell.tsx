import { lazy } from 'react'
import { LaterLayers } from '#app/web/shell/LaterLayers.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { useIsPhone } from '#platform/web/ui/layout/use-is-phone.ts'
import { Sidebar } from '#app/web/shell/Sidebar.tsx'
import { useSidebar } from '#app/web/shell/sidebar-state.ts'
import { TopBar } from '#app/web/shell/TopBar.tsx'
import { Outlet } from '#platform/web/router/Router.tsx'
import { NotFound } from '#app/web/shell/NotFound.tsx'
import { FailedPage } from '#app/web/shell/FailedPage.tsx'
import { loadInBackground } from '#platform/web/ui/load-in-background.ts'

const BottomBar = lazy(() => loadInBackground(() => import('#app/web/shell/BottomBar.tsx')))
const PlannerLayer = lazy(() => loadInBackground(() => import('#app/web/shell/PlannerLayer.tsx')))

/** The frame of the planner's pages: sidebar and top bar. */
export function Shell() {
  const { collapsed, overlaid, toggle, close } = useSidebar()
  const isPhone = useIsPhone()
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
        {isPhone && !overlaid && (
          <Later>
            <BottomBar onMore={toggle} />
          </Later>
        )}
      </LaterLayers>
    </div>
  )
}
