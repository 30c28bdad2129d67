import type { ComponentType } from 'react'
import type { Client } from '#contract/clients.ts'
import type { Right } from '#contract/rights.ts'
import { OverviewTab } from '#web/clients/OverviewTab.tsx'
import { DocumentsTab } from '#web/documents/DocumentsTab.tsx'
import { EventsTab } from '#web/events/EventsTab.tsx'
import { BillingTab } from '#web/invoices/BillingTab.tsx'
import { MessagesTab } from '#web/messages/MessagesTab.tsx'
import { hasRight } from '#web/session/own-rights.ts'
import { TasksTab } from '#web/tasks/TasksTab.tsx'
import { laterPart } from '#web/ui/layout/later-part.tsx'

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
  /** Whether the panel has its own heading with the label of the tab. */
  isTitled?: true
  needs?: Right
}

/** The tabs of a client's page. A feature of a wedding adds its tab here. */
const clientTabs: readonly ClientTab[] = [
  { id: 'overview', label: 'Overview', Panel: OverviewTab, isTitled: true },
  { id: 'events', label: 'Events', Panel: EventsTab },
  { id: 'tasks', label: 'Tasks', Panel: TasksTab, isTitled: true },
  { id: 'day', label: 'Wedding Day', Panel: later(() => import('#web/days/DayTab.tsx')), isTitled: true },
  { id: 'vendors', label: 'Vendors', Panel: later(() => import('#web/vendors/WeddingVendorsTab.tsx')) },
  { id: 'people', label: 'People', Panel: later(() => import('#web/people/PeopleTab.tsx')), isTitled: true },
  { id: 'documents', label: 'Documents', Panel: DocumentsTab },
  { id: 'billing', label: 'Billing', Panel: BillingTab, isTitled: true, needs: 'money' },
  { id: 'messages', label: 'Messages', Panel: MessagesTab },
  { id: 'history', label: 'History', Panel: later(() => import('#web/history/HistoryTab.tsx')) },
]

export const clientTabsHere = () => clientTabs.filter(({ needs }) => !needs || hasRight(needs))
