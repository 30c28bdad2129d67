import type { ClientStatus } from '#weddings/clients/contract/endpoints.ts'
import type { Tone } from '#platform/web/ui/layout/Badge.tsx'

/** The label and colour of each status on the pages about clients. */
export const clientStatus: Record<ClientStatus, { label: string; tone: Tone }> = {
  inquiry: { label: 'Inquiry', tone: 'yellow' },
  consultation: { label: 'Consultation', tone: 'grey' },
  contracted: { label: 'Contracted', tone: 'green' },
  planning: { label: 'Planning', tone: 'blue' },
  completed: { label: 'Completed', tone: 'grey' },
  initial: { label: 'Initial', tone: 'grey' },
  active: { label: 'Active', tone: 'grey' },
}

export const newClientStatuses: readonly ClientStatus[] = [
  'inquiry',
  'consultation',
  'contracted',
  'planning',
  'completed',
]

const editable: readonly ClientStatus[] = ['inquiry', 'contracted', 'planning', 'completed']

/** The four statuses that can be chosen, and the current one, so that editing never changes it unintentionally. */
export const statusesToEdit = (current: ClientStatus): readonly ClientStatus[] =>
  editable.includes(current) ? editable : [current, ...editable]
