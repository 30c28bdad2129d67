import type { PlannerDocument, SoughtDocuments, StudioDocument } from '#planning/documents/contract/endpoints.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { fewFirst, mostInList } from '#platform/contract/limits.ts'
import type { FirstOf, Page } from '#platform/contract/paging.ts'
import { clientName, clients, ofItsCouple } from '#weddings/clients/server/table.ts'
import { and, desc, eq, isNull, lt, sql } from '#platform/server/db/drizzle.ts'
import { lockRow } from '#platform/server/db/lock-row.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { preparedSelect } from '#platform/server/db/statement.ts'
import { hasWords, wordsOf } from '#platform/server/db/words.ts'
import { documents } from '#planning/documents/server/table.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'

const shown = {
  id: documents.id,
  clientId: documents.clientId,
  filename: documents.filename,
  originalName: documents.originalName,
  fileType: documents.fileType,
  fileSize: documents.fileSize,
  uploadedBy: documents.uploadedBy,
  category: documents.category,
  thumbnail: sql<string | null>`left(${documents.thumbnailKey}, 8)`,
  visibleToCouple: documents.visibleToCouple,
  createdAt: documents.createdAt,
  personName: documents.personName,
}
const withCouple = { ...shown, partnerOneName: clients.partnerOneName, partnerTwoName: clients.partnerTwoName }

const everything = { limit: mostInList, before: 2147483647 }

const newest = preparedSelect(withCouple, (select) =>
  select
    .from(documents)
    .innerJoin(clients, ofItsCouple(documents))
    .where(lt(documents.id, sql.placeholder('before')))
    .orderBy(desc(documents.id))
    .limit(sql.placeholder('limit')),
)

export async function listDocuments(tx: Tx, page: Page): Promise<StudioDocument[]> {
  const rows = await newest(tx, { ...everything, ...page })
  return rows.map(({ partnerOneName, partnerTwoName, ...row }) => ({
    ...row,
    clientName: coupleNames({ partnerOneName, partnerTwoName }),
  }))
}

const given = (name: string) => sql`${sql.placeholder(name)}::text`
const searchedText = sql`searchable(concat_ws(chr(10), ${documents.originalName}, ${documents.filename}, ${clientName}))`
const matching = preparedSelect({ ...shown, clientName, found: sql<number>`count(*) over ()::int` }, (select) =>
  select
    .from(documents)
    .innerJoin(clients, ofItsCouple(documents))
    .where(
      and(
        sql`(${given('clientId')} is null or ${documents.clientId}::text = ${given('clientId')})`,
        sql`coalesce(${documents.category} = ${given('category')}, true)`,
        hasWords(searchedText),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(sql.placeholder('limit')),
)
const counted = preparedSelect({ all: sql<number>`count(*)::int` }, (select) => select.from(documents))

export async function listFirstDocuments(tx: Tx, query: SoughtDocuments): Promise<FirstOf<StudioDocument>> {
  const { clientId = null, category = null, limit = fewFirst, words } = query
  const rows = await matching(tx, { clientId, category, limit, words: wordsOf(words) })
  const [total] = await counted(tx)
  return { rows, found: rows[0]?.found ?? 0, all: total?.all ?? 0 }
}

const newestOfWedding = preparedSelect(shown, (select) =>
  select
    .from(documents)
    .where(and(eq(documents.clientId, sql.placeholder('clientId')), lt(documents.id, sql.placeholder('before'))))
    .orderBy(desc(documents.id))
    .limit(sql.placeholder('limit')),
)

export const listWeddingDocuments = (tx: Tx, clientId: number, page: Page): Promise<PlannerDocument[]> =>
  newestOfWedding(tx, { ...everything, ...page, clientId })

export async function insertDocument(tx: Tx, values: typeof documents.$inferInsert): Promise<PlannerDocument> {
  const [row] = await tx.insert(documents).values(values).returning(shown)
  return row ?? refuse('not-found')
}

type Change = Partial<Pick<PlannerDocument, 'originalName' | 'category' | 'visibleToCouple'>>

export async function changeDocument(tx: Tx, id: number, change: Change): Promise<PlannerDocument> {
  if (Object.values(change).every((value) => value === undefined)) return findDocument(tx, id)
  const [row] = await tx.update(documents).set(change).where(eq(documents.id, id)).returning(shown)
  return row ?? refuse('not-found')
}

export const lockDocument = (tx: Tx, id: number): Promise<void> => lockRow(tx, documents, id)

export async function findDocument(tx: Tx, id: number) {
  const [row] = await tx
    .select({ ...shown, fileKey: documents.fileKey, thumbnailKey: documents.thumbnailKey, viewKey: documents.viewKey })
    .from(documents)
    .where(eq(documents.id, id))
  return row ?? refuse('not-found')
}

/** False if there is one already, or the document is gone. */
export async function noteThumbnail(tx: Tx, id: number, made: { thumbnailKey: string; viewKey?: string }) {
  const rows = await tx
    .update(documents)
    .set(made)
    .where(and(eq(documents.id, id), isNull(documents.thumbnailKey)))
    .returning({ id: documents.id })
  return rows.length > 0
}

export async function deleteDocument(tx: Tx, id: number): Promise<void> {
  await tx.delete(documents).where(eq(documents.id, id))
}
