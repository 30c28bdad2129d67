import { useEffect } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { ClientHeader } from '#weddings/clients/web/ClientHeader.tsx'
import { ClientPageSkeleton } from '#weddings/clients/web/ClientPageSkeleton.tsx'
import { ClientOnPaper } from '#weddings/clients/web/ClientOnPaper.tsx'
import { archive } from '#app/web/clients/archive-actions.tsx'
import { clientActions } from '#app/web/clients/client-actions.tsx'
import { clientTabsHere, loadLaterTabs } from '#app/web/clients/client-tabs.tsx'
import { useClient } from '#weddings/clients/web/use-client.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { Tabs } from '#platform/web/ui/controls/Tabs.tsx'
import { useTabInAddress } from '#platform/web/ui/controls/use-tab-in-address.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { usePrinting } from '#platform/web/ui/layout/use-printing.ts'
import { useNextSteps } from '#weddings/clients/web/NextSteps.tsx'
import { usePageId } from '#platform/web/router/Router.tsx'
import { AnsweredRecord } from '#platform/web/ui/layout/AnsweredRecord.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const back = { to: '/clients', label: 'All clients' } as const

export default function ClientPage() {
  const id = usePageId()
  const answer = useClient(id)
  return (
    <AnsweredRecord answer={answer} what="client" back={back} skeleton={<ClientPageSkeleton />}>
      {(client) => <ClientDetail key={id} client={client} />}
    </AnsweredRecord>
  )
}

function ClientDetail({ client }: { client: Client }) {
  const clientTabs = clientTabsHere()
  const [tab, open] = useTabInAddress(clientTabs.map(({ id }) => id))
  const names = coupleNames(client)
  const printing = usePrinting()
  useFetchedAhead(loadLaterTabs)
  const steps = useNextSteps(client.id).data
  const shown = clientTabs.find(({ id }) => id === tab) ?? clientTabs[0]!
  const isOverview = shown.id === 'overview'
  useEffect(() => {
    document.title = `${names} · Larkspur`
  }, [names])
  return (
    <>
      <ClientHeader client={client} actions={clientActions(client)} isLine={!isOverview && !printing} />
      {client.archivedAt && (
        <p className="mb-4 rounded-md bg-sunken px-4 py-3 text-sm text-muted" data-print="hidden">
          Archived on {formatDate(dayHere(new Date(client.archivedAt)))}: no longer in your lists and Today, and its
          emails are on hold.{' '}
          {hasRight('work') && (
            <button
              type="button"
              className="underline underline-offset-2 touchable"
              onClick={() => archive(client, false)}
            >
              Bring Back
            </button>
          )}
        </p>
      )}
      {steps?.publishedFor && (
        <p className="mb-4 rounded-md bg-amber-tint px-4 py-3 text-sm text-amber-text" data-print="hidden">
          The wedding has moved, but vendors, guests, and the couple still see a run sheet for{' '}
          {formatDate(steps.publishedFor)}.{' '}
          <button type="button" className="underline underline-offset-2 touchable" onClick={() => open('day')}>
            Review and Publish
          </button>
        </p>
      )}
      {printing && <ClientOnPaper client={client} heading={shown.isTitled ? undefined : shown.label} />}
      <Tabs
        label={`About ${names}`}
        value={tab}
        onChange={open}
        tabs={clientTabs.map(({ id, label, Panel }) => ({
          id,
          label: <TabLabel label={label} count={steps?.counts[id as keyof typeof steps.counts]} />,
          panel: (
            <div data-print={isOverview ? 'hidden' : undefined}>
              <Panel client={client} />
            </div>
          ),
        }))}
      />
    </>
  )
}

const TabLabel = ({ label, count = 0 }: { label: string; count: number | undefined }) => (
  <>
    {label}
    {count > 0 && <span className="ml-1.5 text-muted tabular">{count}</span>}
  </>
)
