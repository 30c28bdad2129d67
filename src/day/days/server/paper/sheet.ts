import type { ItemState } from '#day/days/contract/day-audiences.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import type { PaperStudio } from '#platform/server/paper/studio.ts'

export type PaperItem = {
  start: string
  minutes: number
  title: string
  place: string | null
  section: string | null
  details: string | null
  isKey: boolean
  /** Printed in bold: the reader has to do something. */
  isOwn: boolean
  state: ItemState
  /** Only for the studio. */
  vendors?: string
  notes?: string | null
}

export type PaperContact = { name: string; role: string | null; phone: string | null; email: string | null }

/** What one reader gets of a day. Each part begins on a new page and has its own page numbers. */
export type DayPart = {
  /** Of whoever reads it. */
  language: Language
  /** Whom it is for, such as 'Run sheet' or a vendor's name. */
  title: string
  /** 'Version 3', or 'Draft'. */
  version: string
  items: PaperItem[]
  contacts: PaperContact[]
}

export type DaySheet = {
  studio: PaperStudio
  /** The colours of the wedding's portal, for headings and key moments, and behind what the reader has to do. */
  colours: { accent: string; line: string }
  couple: string
  day: { name: string; date: string | null; place: string | null; timeZone: string }
  parts: DayPart[]
  /** Larger letters, for reading at arm's length. */
  isLarge: boolean
  /** The moment of printing. */
  printed: number
}
