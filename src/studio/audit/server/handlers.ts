import type { AuditActor, AuditEntry } from '#studio/audit/contract/endpoints.ts'
import type * as endpoints from '#studio/audit/contract/endpoints.ts'
import { listEntries, type ListedEntry } from '#studio/audit/server/list-queries.ts'
import { record } from '#studio/audit/server/public/record.ts'
import { sentenceOf } from '#studio/audit/server/sentences.ts'
import { csvOf, type CsvRow } from '#platform/server/foundation/csv.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import { findLocale } from '#studio/studios/server/public/studios.ts'

const usualPage = 200

/** For actors without a name of their own, and people of deleted couples. */
const names: Readonly<Record<AuditActor, string>> = {
  owner: 'The owner',
  member: 'A member',
  person: 'Someone in the couple',
  token: 'An API token',
  nobody: 'Someone',
  larkspur: 'Larkspur',
}

const nameOf = ({ actor, name }: ListedEntry) => name ?? names[actor]

const shown = (entry: ListedEntry, locale: Locale): AuditEntry => {
  const { weddingId, couple, details } = entry
  const wedding = weddingId === null ? null : { id: weddingId, name: couple }
  return { ...entry, sentence: sentenceOf(entry.kind, details, locale), name: nameOf(entry), wedding }
}

const csvHeads = {
  number: 'Number',
  at: 'Time (UTC)',
  name: 'Who',
  sentence: 'What',
  kind: 'Kind',
  address: 'Address',
  wedding: 'Wedding',
  couple: 'Couple',
  seal: 'Seal',
}

function csvRow(entry: ListedEntry, locale: Locale): CsvRow {
  const { id, at, kind, address, weddingId, couple, details, seal } = entry
  const wedding = weddingId === null ? null : String(weddingId)
  const sentence = sentenceOf(kind, details, locale)
  return { number: String(id), at, name: nameOf(entry), sentence, kind, address, wedding, couple, seal }
}

export const audit: HandlersOf<typeof endpoints> = {
  list: async ({ tx, query }) => {
    const locale = await findLocale(tx)
    return (await listEntries(tx, { limit: usualPage, ...query })).map((entry) => shown(entry, locale))
  },

  csv: {
    outside: ({ query, within }) =>
      within(async (tx) => {
        const locale = await findLocale(tx)
        const rows = (await listEntries(tx, query)).map((entry) => csvRow(entry, locale))
        const bytes = csvOf(csvHeads, rows)
        await record(tx, 'log-downloaded')
        return { type: 'text/csv; charset=utf-8', name: 'audit log.csv', bytes, disposition: 'attachment' as const }
      }),
  },
}
