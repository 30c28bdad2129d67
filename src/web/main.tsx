import '#web/ui/app.css'
import { pages } from '#contract/pages.ts'
import { followServerSession } from '#web/first-data.ts'
import { localPlanner } from '#web/session.ts'
import { finishLogOut } from '#web/shell/log-out.ts'
import { signInAddress } from '#web/shell/sign-in-address.ts'
import { startOpen } from '#web/shell/start-open.tsx'

const path = location.pathname.replace(/(.)\/$/, '$1')
const openPages = pages.filter((page) => page.for === 'anyone')
const signInPage = openPages.find((page) => page.path === '/login')!
const openPage = openPages.find((page) => page.path === path)

// Not awaited at the top: the chunks that are loaded here wait for this one to be done.
async function start(): Promise<void> {
  followServerSession()
  const signedIn = localPlanner() !== undefined
  if (signedIn && openPage === signInPage && !finishLogOut()) return location.replace('/')
  if (openPage) return startOpen(openPage)
  if (signedIn) return (await import('#web/shell/start-planner.tsx')).startPlanner()
  history.replaceState(null, '', signInAddress(location.pathname + location.search))
  return startOpen(signInPage)
}
void start()
