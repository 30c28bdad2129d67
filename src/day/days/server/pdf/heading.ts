import { timesOf } from '#platform/contract/zoned-time.ts'
import type { DayPart, DaySheet } from '#day/days/server/pdf/sheet.ts'
import { isAfterMidnight } from '#day/days/contract/day-time.ts'
import { frame, soft } from '#day/days/server/pdf/setting.ts'
import { formatDate } from '#platform/contract/formatted-date.ts'
import type { Paper, Style } from '#platform/server/paper/paper.ts'
import { drawLogo } from '#platform/server/paper/studio.ts'

const middle = 290
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** The studio, whose day it is, and whom the sheet is for. */
export function drawHeading(paper: Paper, sheet: DaySheet, part: DayPart): void {
  const { couple, day, isLarge, colours } = sheet
  const scale = isLarge ? 1.4 : 1
  const detail: Style = { size: 8 * scale, color: soft, align: 'right' }
  const width = frame.right - middle
  const title: Style = { face: 'display', size: 20 * scale, align: 'right' }
  paper.as('H1', () => paper.line(day.name, middle, frame.top - 4, width, title))
  const left = drawStudio(paper, sheet, scale)
  let end = frame.top - 4 + 28 * scale
  end = paper.paragraph(couple, middle, end, width, { size: 10.5 * scale, face: 'strong', align: 'right', most: 2 })
  const when = day.date === null ? 'No date yet' : `${weekday.format(new Date(day.date))}, ${formatDate(day.date)}`
  const zone = timesOf(day.timeZone)
  for (const text of isLarge ? [when, zone] : [`${when} · ${zone}`])
    end = paper.paragraph(text, middle, end, width, detail)
  end = paper.paragraph(day.place ?? '', middle, end, width, detail)

  const y = Math.max(left, end) + 6
  const style: Style = { size: 12 * scale, face: 'strong', color: colours.accent }
  const legend = legendOf(part)
  const titleWidth = (legend ? middle : frame.right) - frame.left - 12
  paper.as('H2', () => {
    paper.y = paper.paragraph(part.title, frame.left, y, titleWidth, { ...style, most: 2 })
  })
  paper.line(legend, middle, y + 4 * scale, width, detail)
  paper.y += 4
}

function legendOf({ items }: DayPart): string {
  const own = items.some(({ isOwn }) => isOwn) && 'Shaded: your part'
  const key = items.some(({ isKey }) => isKey) && 'Bar: key moment'
  const late = items.some(({ start }) => isAfterMidnight(start)) && '+1: after midnight'
  return [own, key, late].filter(Boolean).join(' · ')
}

function drawStudio(paper: Paper, { studio }: DaySheet, scale: number): number {
  const detail: Style = { size: 7.5 * scale, color: soft }
  const width = middle - frame.left - 12
  const box = { y: frame.top, width: 130 * scale, height: 32 * scale }
  let y = studio.logo ? drawLogo(paper, studio, box) + 5 : frame.top - 3
  y = paper.paragraph(studio.name, frame.left, y, width, {
    face: 'display',
    size: (studio.logo ? 12 : 17) * scale,
    most: 2,
  })
  const reach = [studio.phone, studio.email].filter(Boolean).join(' · ')
  return paper.paragraph(reach, frame.left, y, width, { ...detail, most: 2 })
}
