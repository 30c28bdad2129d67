import { onTestFinished } from 'vitest'
import { Outlet, Router } from '#platform/web/router/Router.tsx'
import { routes } from '#app/web/shell/routes.ts'
import { startRouter } from '#platform/web/router/router.ts'
import { show } from '#test/web/test-page.tsx'

/** Shows a planner's page by its address, without the sidebar and the top bar. */
export async function showPage(address: string): Promise<void> {
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  localStorage.setItem('userSession', JSON.stringify({ id: 9, name: 'Dana Whitfield' }))
  history.replaceState(null, '', address)
  await startRouter(routes)
  await show(
    <Router>
      <main id="page">
        <Outlet missing="There is no such page." failed="The page could not be shown." />
      </main>
    </Router>,
  )
}
