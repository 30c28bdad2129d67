/** Whether to highlight a sidebar entry: on its own page and, except for the dashboard, on those below it. */
export function isCurrent(entry: string, path: string): boolean {
  return path === entry || (entry !== '/' && path.startsWith(entry))
}
