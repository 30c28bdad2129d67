import { useEffect } from 'react'
import type { Client } from '#contract/clients.ts'
import { ClientHeader } from '#web/clients/ClientHeader.tsx'
import { ClientPageSkeleton } from '#web/clients/ClientPageSkeleton.tsx'
import { ClientOnPaper } from '#web/clients/ClientOnPaper.tsx'
import { clientTabsHere, loadLaterTabs } from '#web/clients/client-tabs.ts'
import { useClient } from '#web/clients/use-client.ts'
import { coupleNames } from '#contract/names.ts'
import { Tabs } from '#web/ui/controls/Tabs.tsx'
import { useTabInAddress } from '#web/ui/controls/use-tab-in-address.ts'
import { usePrinting } from '#web/ui/layout/use-printing.ts'
import { useNextSteps } from '#web/clients/NextSteps.tsx'
import { usePageId } from '#web/router/Router.tsx'
import { AnsweredRecord } from '#web/ui/layout/AnsweredRecord.tsx'
import { useFetchedAhead } from '#web/ui/overlays/fetched-ahead.ts'

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
  const counts = useNextSteps(client.id).data?.counts
  const shown = clientTabs.find(({ id }) => id === tab) ?? clientTabs[0]!
  const isOverview = shown.id === 'overview'
  useEffect(() => {
    document.title = `${names} · Larkspur`
  }, [names])
  return (
    <>
      <ClientHeader client={client} />
      {printing && <ClientOnPaper client={client} heading={shown.isTitled ? undefined : shown.label} />}
      <Tabs
        label={`About ${names}`}
        value={tab}
        onChange={open}
        tabs={clientTabs.map(({ id, label, Panel }) => ({
          id,
          label: <TabLabel label={label} count={counts?.[id as keyof typeof counts]} />,
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
