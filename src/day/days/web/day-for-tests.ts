import type { Day, DayVendor, Item } from '#day/days/contract/day-records.ts'
import { emptyItem } from '#day/days/web/empty-item.ts'

export const itemForTests = (values: Partial<Item> & Pick<Item, 'id' | 'title' | 'start'>): Item => ({
  dayId: 1,
  ...emptyItem,
  minutes: 60,
  ...values,
})

export const vendorForTests = (vendorId: number, name: string, values: Partial<DayVendor> = {}): DayVendor => ({
  vendorId,
  name,
  category: 'florist',
  phone: null,
  email: null,
  items: 0,
  changedIn: null,
  toldAt: null,
  openedAt: null,
  confirmedVersion: null,
  confirmedAt: null,
  confirmedBy: null,
  ...values,
})

export const dayForTests = (values: Partial<Day>): Day => ({
  id: 1,
  clientId: 1,
  clientName: 'Emma & James',
  name: 'Wedding day',
  date: '2031-06-14',
  timeZone: 'Europe/London',
  place: null,
  latitude: null,
  longitude: null,
  offset: null,
  version: 0,
  publishedAt: null,
  items: [],
  contacts: [],
  vendors: [],
  changes: [],
  otherChanges: [],
  ...values,
})
