import type { ComponentType } from 'react'
import type { Client } from '#contract/clients.ts'
import { OverviewTab } from '#web/clients/OverviewTab.tsx'
import { DocumentsTab } from '#web/documents/DocumentsTab.tsx'
import { EventsTab } from '#web/events/EventsTab.tsx'
import { BillingTab } from '#web/invoices/BillingTab.tsx'
import { MessagesTab } from '#web/messages/MessagesTab.tsx'
import { PeopleTab } from '#web/people/PeopleTab.tsx'
import { TasksTab } from '#web/tasks/TasksTab.tsx'
import { WeddingVendorsTab } from '#web/vendors/WeddingVendorsTab.tsx'

type ClientTab = {
  id: string
  label: string
  Panel: ComponentType<{ client: Client }>
  /** Whether the panel has its own heading with the label of the tab. */
  isTitled?: true
}

/** The tabs of a client's page. A feature of a wedding adds its tab here. */
export const clientTabs: readonly ClientTab[] = [
  { id: 'overview', label: 'Overview', Panel: OverviewTab, isTitled: true },
  { id: 'events', label: 'Events', Panel: EventsTab },
  { id: 'tasks', label: 'Tasks', Panel: TasksTab, isTitled: true },
  { id: 'vendors', label: 'Vendors', Panel: WeddingVendorsTab },
  { id: 'people', label: 'People', Panel: PeopleTab, isTitled: true },
  { id: 'documents', label: 'Documents', Panel: DocumentsTab },
  { id: 'billing', label: 'Billing', Panel: BillingTab, isTitled: true },
  { id: 'messages', label: 'Messages', Panel: MessagesTab },
]
