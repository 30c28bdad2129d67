import { dayMs } from '#platform/contract/calendar-date.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'

const yearMs = 366 * dayMs

/** Refuses a time that has passed or is more than a year ahead. */
export function checkSendAt(sendAt: string): void {
  const ahead = Date.parse(sendAt) - Date.now()
  if (ahead <= 0) refuseTime('Please choose a time in the future.')
  if (ahead > yearMs) refuseTime('Please choose a time within a year.')
}

export const refuseTime = (message: string): never => refuseField('sendAt', message)
