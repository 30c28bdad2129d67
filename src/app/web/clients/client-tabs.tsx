import type { ComponentType } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Right } from '#platform/contract/rights.ts'
import { OverviewTab } from '#weddings/clients/web/OverviewTab.tsx'
import { MessagesTab } from '#talk/messages/web/MessagesTab.tsx'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { reDatingOf } from '#plan/plan/web/public/move-wedding.ts'
import { TasksTab } from '#planning/tasks/web/TasksTab.tsx'
import { InviteCard } from '#weddings/couples/web/public/InviteCard.tsx'
import { WeddingSummary } from '#overview/summary/web/public/WeddingSummary.tsx'
import { laterPart } from '#platform/web/ui/layout/later-part.tsx'

/** A new date of the wedding may move its plan. */
const Overview = ({ client }: { client: Client }) => (
  <OverviewTab
    client={client}
    reDatingOf={reDatingOf}
    summary={<WeddingSummary clientId={client.id} />}
    access={<InviteCard client={client} />}
  />
)

const loads: (() => Promise<unknown>)[] = []

/** A panel that is not in the page's own code. */
function later(load: () => Promise<{ default: ComponentType<{ client: Client }> }>) {
  loads.push(load)
  return laterPart(load)
}

/** Fetches the panels that are not in the page's own code. */
export const loadLaterTabs = () => Promise.all(loads.map((load) => load()))

type ClientTab = {
  id: string
  label: string
  Panel: ComponentType<{ client: Client }>
  /** Whether the panel has its own heading with the label of the tab; others get one in print. */
  isTitled?: true
  /** A right besides that of the page, which is `work`. */
  needs?: Right
}

/** The tabs of a client's page. A feature of a wedding adds its tab here. */
const clientTabs: readonly ClientTab[] = [
  { id: 'overview', label: 'Overview', Panel: Overview, isTitled: true },
  {
    id: 'events',
    label: 'Events',
    Panel: later(() => import('#planning/events/web/EventsTab.tsx')),
  },
  { id: 'tasks', label: 'Tasks', Panel: TasksTab, isTitled: true },
  { id: 'day', label: 'Wedding Day', Panel: later(() => import('#day/days/web/DayTab.tsx')), isTitled: true },
  { id: 'guests', label: 'Guests', Panel: later(() => import('#app/web/clients/GuestsOfClient.tsx')) },
  { id: 'vendors', label: 'Vendors', Panel: later(() => import('#weddings/vendors/web/WeddingVendorsTab.tsx')) },
  {
    id: 'people',
    label: 'People',
    Panel: later(() => import('#app/web/clients/PeopleAndLetters.tsx')),
    isTitled: true,
  },
  {
    id: 'documents',
    label: 'Documents',
    Panel: later(() => import('#planning/documents/web/DocumentsTab.tsx')),
  },
  {
    id: 'billing',
    label: 'Billing',
    Panel: later(() => import('#money/invoices/web/BillingTab.tsx')),
    isTitled: true,
    needs: 'money',
  },
  { id: 'messages', label: 'Messages', Panel: MessagesTab },
  { id: 'history', label: 'History', Panel: later(() => import('#weddings/history/web/HistoryTab.tsx')) },
]

export const clientTabsHere = () => clientTabs.filter(({ needs }) => !needs || hasRight(needs))
