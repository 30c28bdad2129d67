/** yyyy-MM-dd of this machine's own calendar: the viewer's in the browser, the server's in the server. */
export function dayHere(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

export const monthHere = (now = new Date()): string => dayHere(now).slice(0, 7)
