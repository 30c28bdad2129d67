import type { Tx } from '#platform/server/db/pool.ts'
import type { FileStore } from '#platform/server/files/store.ts'
import { fileName } from '#platform/server/files/file-name.ts'
import { wholeFile } from '#platform/server/files/whole-file.ts'
import { printable } from '#platform/server/paper/logo.ts'
import { tableData, tableTemplate, type TablePaper } from '#platform/server/paper/table-paper.ts'
import { typeset, type MadeFor } from '#platform/server/paper/typeset.ts'
import { paletteOf } from '#platform/contract/color-palette.ts'
import { findStudio } from '#studio/studios/server/public/studios.ts'

type LogoOf = (tx: Tx) => Promise<string | null>

/** How documents of the studio begin, and on what they are printed. */
export async function findLetterhead(tx: Tx, logoOf: LogoOf) {
  const { businessName, region, color, ...studio } = await findStudio(tx)
  const named = { ...studio, name: businessName ?? studio.name, color: color && readableOnPaper(color) }
  return { studio: named, size: region.paper, region, logoKey: await logoOf(tx) }
}

const readableOnPaper = (color: string) => paletteOf(color).light['accent-ink']

export type Letterhead = Awaited<ReturnType<typeof findLetterhead>>

/** A document under the studio's letterhead. */
export async function makePdf(
  { studio, size, logoKey }: Letterhead,
  { template, data }: { template: string; data: object },
  { files, ...madeFor }: MadeFor & { files: FileStore },
): Promise<Buffer> {
  const pictures = { 'logo.png': await printable(await wholeFile(files, logoKey)) }
  return typeset({ template, size, data: { studio, ...data }, pictures }, madeFor)
}

/** The answer with a document for whoever asked for it. */
export const asPdf = (bytes: Buffer, title: string) => {
  const name = fileName(`${title}.pdf`, 'application/pdf')
  return { bytes, type: 'application/pdf', name, disposition: 'attachment' as const }
}

export const tableAsPdf = async (head: Letterhead, paper: TablePaper, madeFor: MadeFor & { files: FileStore }) =>
  asPdf(await makePdf(head, { template: tableTemplate, data: tableData(paper) }, madeFor), paper.title)
