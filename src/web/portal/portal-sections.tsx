import { lazy, type ComponentType } from 'react'
import type { PortalFeature } from '#contract/portal-looks.ts'
import type { Portal } from '#contract/portals.ts'
import Schedule from '#web/portal/Schedule.tsx'
import { fetchAhead } from '#web/ui/fetched-ahead.ts'

export type SectionProps = { portal: Portal; names: { couple: string; planner: string } }

type Section = {
  id: string
  label: string
  feature: PortalFeature
  onPaper?: true
  Show: ComponentType<SectionProps>
}

/** A part that opens behind the first one: fetched when there is time, so that the portal itself is light. */
function later(load: () => Promise<{ default: ComponentType<SectionProps> }>) {
  fetchAhead(load)
  return lazy(load)
}

/** The parts of a portal in their order. Billing is open to every couple. */
const sections: readonly Section[] = [
  { id: 'schedule', label: 'Schedule', feature: 'calendar', onPaper: true, Show: Schedule },
  {
    id: 'tasks',
    label: 'Tasks',
    feature: 'tasks',
    onPaper: true,
    Show: later(() => import('#web/portal/TaskList.tsx')),
  },
  {
    id: 'vendors',
    label: 'Vendors',
    feature: 'vendors',
    onPaper: true,
    Show: later(() => import('#web/portal/VendorList.tsx')),
  },
  {
    id: 'documents',
    label: 'Documents',
    feature: 'documents',
    Show: later(() => import('#web/portal/Documents.tsx')),
  },
  {
    id: 'billing',
    label: 'Billing',
    feature: 'billing',
    onPaper: true,
    Show: later(() => import('#web/portal/Billing.tsx')),
  },
  { id: 'messages', label: 'Messages', feature: 'messaging', Show: later(() => import('#web/portal/Messages.tsx')) },
]

export const sectionsOf = (features: readonly PortalFeature[]): readonly Section[] =>
  sections.filter(({ feature }) => feature === 'billing' || features.includes(feature))
