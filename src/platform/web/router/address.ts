/** The planner's pages without an id, and those of one record; a test compares both with the contract's list. */
export const plainPaths = [
  '/',
  '/clients',
  '/new-client',
  '/tasks',
  '/new-task',
  '/templates',
  '/calendar',
  '/days',
  '/new-event',
  '/client-portals',
  '/portal-builder',
  '/vendors',
  '/new-vendor',
  '/documents',
  '/invoices',
  '/feedback',
  '/messages',
  '/notifications',
  '/settings',
] as const
export const recordPaths = [
  '/clients/{id}',
  '/clients/{id}/re-date',
  '/clients/{id}/day',
  '/clients/{id}/plan',
  '/tasks/{id}',
  '/templates/{id}',
  '/events/{id}',
  '/invoices/{id}',
  '/portal-builder/{id}',
  '/day/{id}',
] as const

export type PlainPath = (typeof plainPaths)[number]
type RecordPath = (typeof recordPaths)[number]

export type Search = Readonly<Record<string, string | number | undefined>>

/** A typed link target: one of the planner's pages, with its id and query. */
export type Target = ({ to: PlainPath; params?: undefined } | { to: RecordPath; params: { id: number } }) & {
  search?: Search | undefined
}

/** '' for an empty query. Undefined values are left out. */
export function queryOf(search: Search): string {
  const given = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

export const hrefOf = ({ to, params, search = {} }: Target): string =>
  to.replace('{id}', String(params?.id)) + queryOf(search)

/** The page of a record, if its kind has one. */
export function recordPage(kind: string | null, id: number) {
  const params = { id }
  switch (kind) {
    case 'client':
      return { to: '/clients/{id}', params } as const
    case 'event':
      return { to: '/events/{id}', params } as const
    case 'task':
      return { to: '/tasks/{id}', params } as const
    case 'invoice':
      return { to: '/invoices/{id}', params } as const
    default:
      return undefined
  }
}
