/** Pages that are reached from an entry without its address. */
const pagesBelow: Partial<Record<string, string>> = { '/tasks': '/templates', '/money': '/invoices' }

const isWithin = (entry: string, path: string): boolean => path === entry || (entry !== '/' && path.startsWith(entry))

/** Whether to highlight an entry of the navigation: on its own page and, except for the dashboard, on those below it. */
export const isCurrent = (entry: string, path: string): boolean =>
  isWithin(entry, path) || isWithin(pagesBelow[entry] ?? entry, path)
