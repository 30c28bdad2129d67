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
