import '#web/ui/app.css'
import { findPage } from '#contract/find-page.ts'
import { pages } from '#contract/pages.ts'
import { portalAddress } from '#web/couples/shared/addresses.ts'
import { portalIdHere } from '#web/portal/shared/portal-here.ts'
import { followServerSession } from '#web/session/server-session.ts'
import { localCouple, localPlanner, unfinished } from '#web/session/session.ts'
import { signInAddress } from '#web/session/sign-in-address.ts'
import { startOpen } from '#web/shell/start-open.tsx'

const signInPage = pages.find((page) => page.path === '/login')!
const portalPage = pages.find((page) => page.for === 'portal')!
const here = findPage(location.pathname)?.page
const openPage = here?.for === 'anyone' ? here : undefined

// No top-level await: the chunks imported here wait for this module to finish.
async function start(): Promise<void> {
  // The built product has a page of its own for links.
  if (import.meta.env.DEV && here?.for === 'link') return void (await import('#web/links/start.tsx'))
  if (localStorage.getItem(unfinished)) return (await import('#web/session/log-out.ts')).finishLogOut()
  if (portalIdHere() > 0) return (await import('#web/shell/start-portal.tsx')).startPortal(portalPage)
  followServerSession('planner')
  if (openPage) followServerSession('couple')
  const couple = localCouple()
  if (couple && openPage?.path === '/client-login') return location.replace(portalAddress(couple.id))
  const signedIn = localPlanner() !== undefined
  if (signedIn && openPage === signInPage) return location.replace('/')
  if (openPage) return startOpen(openPage)
  if (signedIn) return (await import('#web/shell/start-planner.tsx')).startPlanner()
  history.replaceState(null, '', signInAddress(location.pathname + location.search))
  return startOpen(signInPage)
}
void start()
