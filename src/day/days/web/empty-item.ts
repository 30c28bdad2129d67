import { firstAudience } from '#day/days/contract/day-audiences.ts'
import type { Item } from '#day/days/contract/day-records.ts'

/** How long an item takes if nothing is said, as on the server. */
export const usualMinutes = 30

/** What an item has if nothing else is given. */
export const emptyItem: Omit<Item, 'id' | 'dayId' | 'title' | 'start'> = {
  minutes: usualMinutes,
  place: null,
  details: null,
  notes: null,
  section: null,
  isKey: false,
  isFixed: false,
  audience: firstAudience,
  vendorIds: [],
  state: 'open',
  startedAt: null,
  endedAt: null,
}
