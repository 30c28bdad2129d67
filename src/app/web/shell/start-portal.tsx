import { QueryClientProvider } from '@tanstack/react-query'
import { lazy } from 'react'
import { createRoot } from 'react-dom/client'
import type { Page } from '#platform/contract/page.ts'
import type { Portal } from '#overview/portals/contract/endpoints.ts'
import { cache, keyOf } from '#platform/web/calls/api.ts'
import { speakAs } from '#platform/web/calls/call.ts'
import { takeFirst } from '#platform/web/calls/first-data.ts'
import { portalIdHere } from '#overview/portal/web/public/portal-here.ts'
import { GuestImport } from '#overview/portal/web/public/guest-import.ts'
import { rememberCouple, rememberPerson } from '#platform/web/session/session.ts'
import { LaterLayers } from '#app/web/shell/LaterLayers.tsx'
import { loadScreen } from '#app/web/shell/screens.ts'
import { loadInBackground } from '#platform/web/ui/load-in-background.ts'
import { onLocale, wearRegion } from '#platform/web/locale/here.ts'
import { speakAsPageSays } from '#platform/web/locale/t.ts'
import { laterTexts } from '#app/web/shell/later-texts.ts'

const firstTexts = import.meta.glob('/src/platform/languages/*.json', { query: '?portal' })

const OfflineLayer = lazy(() => loadInBackground(() => import('#platform/web/offline/OfflineLayer.tsx')))

const ImportGuests = lazy(() => import('#exchange/lists/web/public/ImportOwnGuests.tsx'))

/** Starts a couple's portal: a single page without router, but with the query cache and the live channel. */
export async function startPortal(page: Page): Promise<void> {
  for (const { endpoint, input, address } of page.reads({ id: portalIdHere() })) {
    const answer = takeFirst(address)
    if (answer === undefined) continue
    cache.setQueryData(keyOf(endpoint, input), answer)
    if (address.endsWith('/portal')) beginAs(answer as Portal)
  }
  const { default: Screen } = await loadScreen(page.screen)
  await speakAsPageSays(firstTexts, laterTexts)
  const root = createRoot(document.getElementById('root')!)
  const render = () =>
    root.render(
      <QueryClientProvider client={cache}>
        <GuestImport value={ImportGuests}>
          <Screen />
        </GuestImport>
        <LaterLayers>
          <OfflineLayer part="portal" />
        </LaterLayers>
      </QueryClientProvider>,
    )
  render()
  onLocale(render)
}

/** A browser may hold both sessions; calls of this page use the one with which the portal was opened. */
function beginAs({ viewer, client, person, region }: Portal): void {
  wearRegion(region)
  speakAs(viewer)
  if (viewer === 'couple') rememberCouple(client, person?.id)
  if (person) rememberPerson(person.id)
}
