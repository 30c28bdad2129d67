import { buffer } from 'node:stream/consumers'
import { drawContacts } from '#day/days/server/pdf/contacts.ts'
import { fitting, planOf } from '#day/days/server/pdf/fitting.ts'
import { drawHeading } from '#day/days/server/pdf/heading.ts'
import { drawRows } from '#day/days/server/pdf/rows.ts'
import { frame, largeSetting } from '#day/days/server/pdf/setting.ts'
import type { DayPart, DaySheet } from '#day/days/server/pdf/sheet.ts'
import { openPaper, quiet, type Paper } from '#platform/server/paper/paper.ts'
import { drawFeet } from '#platform/server/paper/studio.ts'
import { openTypefacesOf } from '#platform/server/paper/texts.ts'

export async function draw(sheet: DaySheet): Promise<Buffer> {
  const { studio, couple, day } = sheet
  await openTypefacesOf({ ...sheet, studio: { ...studio, logo: null } })
  const info = { Title: `${day.name} of ${couple}`, Author: studio.name, Subject: `Run sheet of ${couple}` }
  const paper = openPaper(info, () => {}, frame)
  for (const part of sheet.parts) drawPart(paper, sheet, part)
  paper.doc.end()
  return buffer(paper.doc)
}

function drawPart(paper: Paper, sheet: DaySheet, part: DayPart): void {
  const { couple, isLarge, colours, printed } = sheet
  const from = paper.doc.bufferedPageRange().count
  paper.addPage()
  drawHeading(paper, sheet, part)
  const { setting, rows, contacts } = isLarge ? planOf(paper, part, largeSetting) : fitting(paper, part)
  if (rows.length > 0) drawRows(paper, rows, { setting, colours })
  else {
    const { size } = setting
    paper.y = paper.paragraph('Nothing is planned yet.', frame.left, paper.y, 400, { size, color: quiet })
  }
  drawContacts(paper, contacts, setting)
  const what = `${part.version} · printed ${printed} · ${part.title} · ${couple}`
  drawFeet(paper, what, { from, size: isLarge ? 9.5 : 7.5 })
}
