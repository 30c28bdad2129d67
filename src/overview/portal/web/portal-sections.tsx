import { lazy, useState, type ComponentType } from 'react'
import type { Call } from '#platform/contract/call.ts'
import * as guestCalls from '#guests/guests/contract/calls.ts'
import * as dayCalls from '#day/days/contract/calls.ts'
import * as documentCalls from '#planning/documents/contract/calls.ts'
import * as eventCalls from '#planning/events/contract/calls.ts'
import * as invoiceCalls from '#money/invoices/contract/calls.ts'
import * as messageCalls from '#talk/messages/contract/calls.ts'
import * as taskCalls from '#planning/tasks/contract/calls.ts'
import * as vendorCalls from '#weddings/vendors/contract/calls.ts'
import type { PortalPart } from '#platform/contract/portal-looks.ts'
import type { Portal } from '#overview/portals/contract/endpoints.ts'
import { pageLength } from '#talk/messages/web/public/page-length.ts'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import Schedule from '#overview/portal/web/Schedule.tsx'
import { fetchAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'
import { msg } from '#platform/contract/locale/translate.ts'

type Section = {
  id: string
  label: string
  /** The wedding day is shown once one is published. */
  feature: PortalPart
  /** The read of its data, with the portal's id as parameter. */
  reads: Call
  query?: object
  Show: ComponentType<SectionProps>
}

/** A lazily loaded section, prefetched when idle to keep the initial bundle small. Once loaded it renders without Suspense, because printing waits for nothing. */
function later(load: () => Promise<{ default: ComponentType<SectionProps> }>) {
  let loaded: ComponentType<SectionProps> | undefined
  const loadAndKeep = async () => {
    const part = await load()
    loaded = part.default
    return part
  }
  const Waiting = lazy(loadAndKeep)
  fetchAhead(loadAndKeep)
  return function Part(props: SectionProps) {
    const [Show] = useState<ComponentType<SectionProps>>(() => loaded ?? Waiting)
    return <Show {...props} />
  }
}

/** The sections of a portal in their order. Billing cannot be disabled. */
const sections: readonly Section[] = [
  { id: 'schedule', label: msg('Schedule'), feature: 'calendar', reads: eventCalls.listOfClient, Show: Schedule },
  {
    id: 'day',
    label: msg('Wedding Day'),
    feature: 'day',
    reads: dayCalls.published,
    Show: later(() => import('#overview/portal/web/WeddingDay.tsx')),
  },
  {
    id: 'tasks',
    label: msg('Tasks'),
    feature: 'tasks',
    reads: taskCalls.ofClient,
    Show: later(() => import('#overview/portal/web/TaskList.tsx')),
  },
  {
    id: 'guests',
    label: msg('Guests'),
    feature: 'guests',
    reads: guestCalls.list,
    Show: later(() => import('#overview/portal/web/Guests.tsx')),
  },
  {
    id: 'vendors',
    label: msg('Vendors'),
    feature: 'vendors',
    reads: vendorCalls.ofWedding,
    Show: later(() => import('#overview/portal/web/VendorList.tsx')),
  },
  {
    id: 'documents',
    label: msg('Documents'),
    feature: 'documents',
    reads: documentCalls.ofWedding,
    Show: later(() => import('#overview/portal/web/Documents.tsx')),
  },
  {
    id: 'billing',
    label: msg('Billing'),
    feature: 'billing',
    reads: invoiceCalls.ofClient,
    Show: later(() => import('#overview/portal/web/Billing.tsx')),
  },
  {
    id: 'messages',
    label: msg('Messages'),
    feature: 'messaging',
    reads: messageCalls.thread,
    query: { limit: pageLength },
    Show: later(() => import('#overview/portal/web/Messages.tsx')),
  },
]

/** What the planner shows and this person may see. Planners can't hide billing. */
export const sectionsOf = ({ customization, person, publishedDays }: Portal): readonly Section[] =>
  sections.filter(({ feature }) => {
    if (feature === 'billing') return person?.access !== 'no-money'
    if (feature === 'day') return customization.showsDay && publishedDays
    if (feature === 'guests') return customization.showsGuests && person?.access !== 'only-money'
    return customization.enabledFeatures.includes(feature)
  })
