import { about } from '#platform/server/db/about.ts'
import { replyAddresses } from '#weddings/news/server/table.ts'

export const tables = [about(replyAddresses, { exported: 'contains the secrets of addresses for answers, as hashes' })]
