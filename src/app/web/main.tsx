import '#app/web/app.css'
import { findPage } from '#app/contract/find-page.ts'
import { pages } from '#app/contract/pages.ts'
import { portalAddress } from '#weddings/couples/web/public/addresses.ts'
import { portalIdHere } from '#overview/portal/web/public/portal-here.ts'
import { followServerSession } from '#platform/web/session/server-session.ts'
import { takeVerified } from '#platform/web/session/just-verified.ts'
import { localCouple, localPlanner, unfinished } from '#platform/web/session/session.ts'
import { offerLinkDialog } from '#talk/messages/web/public/link-dialog.ts'
import { signInAddress } from '#platform/web/session/sign-in-address.ts'
import { startOpen } from '#app/web/shell/start-open.tsx'

offerLinkDialog(() => import('#app/web/messages/LinkDialog.tsx'))

const signInPage = pages.find((page) => page.path === '/login')!
const portalPage = pages.find((page) => page.for === 'portal')!
const here = findPage(location.pathname)?.page
const openPage = here?.for === 'anyone' ? here : undefined

// No top-level await: the chunks imported here wait for this module to finish.
async function start(): Promise<void> {
  // The built product has a page of its own for links.
  if (import.meta.env.DEV && here?.for === 'link') return void (await import('#app/web/links/start.tsx'))
  if (localStorage.getItem(unfinished)) return (await import('#platform/web/session/log-out.ts')).finishLogOut()
  if (portalIdHere() > 0) return (await import('#app/web/shell/start-portal.tsx')).startPortal(portalPage)
  followServerSession('planner')
  if (openPage) followServerSession('couple')
  const couple = localCouple()
  if (couple && openPage?.path === '/client-login') return location.replace(portalAddress(couple.id))
  const signedIn = localPlanner() !== undefined
  if (signedIn && openPage === signInPage && !takeVerified()) return location.replace('/')
  if (openPage) return startOpen(openPage)
  if (signedIn) return (await import('#app/web/shell/start-planner.tsx')).startPlanner()
  history.replaceState(null, '', signInAddress(location.pathname + location.search))
  return startOpen(signInPage)
}
void start()
