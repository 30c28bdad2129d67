import { useState } from 'react'
import type { Column } from '#guests/guests/web/columns.ts'
import { pasteGuests } from '#guests/guests/web/edit-guests.ts'
import type { SideAnswers } from '#guests/guests/web/paste/read-cell.ts'
import { readPaste, type ReadPaste } from '#guests/guests/web/paste/read-paste.ts'
import type { GuestRow } from '#guests/guests/web/rows.ts'
import { readCells } from '#platform/web/ui/format/cells.ts'

type List = {
  clientId: number
  rows: readonly GuestRow[]
  columns: readonly Column[]
  undo: ((batch: number) => void) | undefined
}

/** What was read, and how it is read again with an answer. */
export type Asked = ReadPaste & { again: (answers: SideAnswers) => void }

/** Pastes cells into a guest list; what is asked or wrong is in `asked`. */
export function usePaste({ clientId, rows, columns, undo }: List) {
  const [asked, setAsked] = useState<Asked>()
  const write = (body: ReadPaste['body']) => void pasteGuests(clientId, body, undo)
  return {
    asked,
    write,
    close: () => setAsked(undefined),
    paste: (text: string, row: number, column: number) => {
      const block = readCells(text.replace(/(\r\n|\r|\n)$/, ''))
      const go = (answers?: SideAnswers) => {
        const read = readPaste(block, rows, columns, { row, column }, answers)
        const { envelopes, guests, added } = read.body
        const isAsked = read.unread.length > 0 || added.length > 0
        setAsked(isAsked ? { ...read, again: go } : undefined)
        if (!isAsked && envelopes.length + guests.length > 0) write(read.body)
      }
      go()
    },
  }
}
