/** What can change while somebody watches: the live channel names one of these, never data. */
export const topics = [
  'account',
  'clients',
  'notifications',
  'tasks',
  'events',
  'vendors',
  'messages',
  'feedback',
  'goals',
  'documents',
  'portals',
  'invoices',
  'billing',
  'accounting',
  'trash',
] as const
export type Topic = (typeof topics)[number]
