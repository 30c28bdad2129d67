import { contactRowsOf, type ContactRow } from '#day/days/server/pdf/contacts.ts'
import { headHeight, rowsOf, type Row } from '#day/days/server/pdf/rows.ts'
import { frame, heightOf, settings, smallestOnSeveralPages, type Setting } from '#day/days/server/pdf/setting.ts'
import type { DayPart } from '#day/days/server/pdf/sheet.ts'
import type { Paper } from '#platform/server/paper/paper.ts'

type Plan = { setting: Setting; rows: Row[]; contacts: ContactRow[] }

export const planOf = (paper: Paper, { items, contacts }: DayPart, setting: Setting): Plan => ({
  setting,
  rows: rowsOf(paper, items, setting),
  contacts: contactRowsOf(paper, contacts, setting),
})

/**
 * The part in the largest letters in which it fits on one page from here. If it fits in none, in the largest readable
 * ones that need the fewest pages.
 */
export function fitting(paper: Paper, part: DayPart): Plan {
  let best: { plan: Plan; pages: number } | undefined
  for (const setting of settings) {
    const mayFit = part.items.length * heightOf(setting, setting.size) <= frame.bottom - paper.y
    const isReadable = setting.size >= smallestOnSeveralPages
    if (!mayFit && !isReadable) continue
    const plan = planOf(paper, part, setting)
    const pages = pagesOf(plan, paper.y)
    if (pages === 1) return plan
    if (isReadable && (!best || pages < best.pages)) best = { plan, pages }
  }
  return best!.plan
}

function pagesOf({ setting, rows, contacts }: Plan, from: number): number {
  const head = headHeight(setting)
  let pages = 1
  let y = from + head
  const place = (height: number, top: number) => {
    const isTall = height > frame.bottom - top
    if (!isTall && y + height > frame.bottom) {
      pages += 1
      y = top
    }
    y += height
    // One that is taller than a page continues on the next ones.
    for (; y > frame.bottom; pages += 1) y = top + y - frame.bottom
  }
  for (const { height } of rows) place(height, frame.top + head)
  for (const { height } of contacts) place(height, frame.top)
  return pages
}
