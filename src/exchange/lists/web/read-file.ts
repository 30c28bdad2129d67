import { textOf } from '#exchange/lists/web/decode.ts'
import { readCalendar } from '#exchange/lists/web/read-calendar.ts'
import { readWorkbook } from '#exchange/lists/web/read-workbook.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { Unreadable, type Table } from '#exchange/lists/web/table.ts'
import { readAnyCells } from '#platform/web/ui/format/cells.ts'

const mostBytes = 5 * 1024 * 1024

export function readText(text: string): Table {
  return /^\s*BEGIN:VCALENDAR/i.test(text) ? readCalendar(text) : { rows: readAnyCells(text) }
}

/** Reads CSV, XLSX and ICS, by their content. */
export async function readFile(file: Blob): Promise<Table> {
  if (file.size > mostBytes) throw new Unreadable(msg('Please choose a file no larger than 5 MB.'))
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { rows: await readWorkbook(bytes) }
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new Unreadable(msg('This file is from an old version of Excel. Please save it as XLSX or CSV.'))
  if (bytes.subarray(0, 4).join() === '37,80,68,70')
    throw new Unreadable(msg('This is a PDF. Please export a CSV or XLSX.'))
  return readText(textOf(bytes))
}
