import { addDays, daysBetween, weekdayOf } from '#platform/contract/calendar-date.ts'
import { coupleNames } from '#platform/contract/names.ts'

type Couple = {
  id: number
  partnerOneName: string
  partnerTwoName: string | null
  weddingDate: string | null
  archivedAt: string | null
}
export type YearWedding = { id: number; names: string }
export type YearDay = { date: string; weddings: readonly YearWedding[]; isFreeSaturday: boolean }
export type YearMonth = { first: string; days: YearDay[] }

const saturday = 6
const none: YearWedding[] = []

/** The days of a year by month, with their weddings. A Saturday is free if it is not past and nobody marries on it. */
export function monthsOf(year: number, couples: readonly Couple[], today: string): YearMonth[] {
  const weddings = Map.groupBy(
    couples.filter(({ weddingDate, archivedAt }) => weddingDate && (!archivedAt || weddingDate < today)),
    ({ weddingDate }) => weddingDate,
  )
  const dayOf = (date: string): YearDay => {
    const ofDay = weddings.get(date)?.map((couple) => ({ id: couple.id, names: coupleNames(couple) })) ?? none
    return {
      date,
      weddings: ofDay,
      isFreeSaturday: weekdayOf(date) === saturday && date >= today && ofDay.length === 0,
    }
  }
  return Array.from({ length: 12 }, (_, month) => {
    const first = `${year}-${String(month + 1).padStart(2, '0')}-01`
    const next = month === 11 ? `${year + 1}-01-01` : `${year}-${String(month + 2).padStart(2, '0')}-01`
    return { first, days: Array.from({ length: daysBetween(first, next) }, (_, day) => dayOf(addDays(first, day))) }
  })
}

/** From Friday to Sunday is one weekend; its Saturday names it. Null for a day in the week. */
function weekendOf(date: string): string | null {
  const day = weekdayOf(date)
  if (day === saturday) return date
  if (day === 5) return addDays(date, 1)
  return day === 0 ? addDays(date, -1) : null
}

export function countsOf(months: readonly YearMonth[]) {
  const days = months.flatMap((month) => month.days)
  const taken = days.filter(({ weddings }) => weddings.length > 0)
  return {
    weddings: taken.reduce((sum, { weddings }) => sum + weddings.length, 0),
    weekends: new Set(taken.map(({ date }) => weekendOf(date)).filter(Boolean)).size,
    freeSaturdays: days.filter(({ isFreeSaturday }) => isFreeSaturday).length,
  }
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`

/** '14 weddings on 12 weekends · 31 free Saturdays' */
export function yearInWords(months: readonly YearMonth[], isOver: boolean): string {
  const { weddings, weekends, freeSaturdays } = countsOf(months)
  const taken = weddings === 0 ? 'No weddings' : `${count(weddings, 'wedding')} on ${count(weekends, 'weekend')}`
  return isOver ? taken : `${taken} · ${count(freeSaturdays, 'free Saturday')}`
}
