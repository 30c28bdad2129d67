import type { Clock } from '#platform/contract/locale/region.ts'

/** The clock by which a device shows its own fields of time, whatever the page says. */
export const clockOfDevice = (): Clock =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ? 12 : 24
