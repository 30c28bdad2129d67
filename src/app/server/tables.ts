import * as features from '#app/server/features.ts'
import { tables as keyedAnswers } from '#app/server/idempotency/about-tables.ts'
import type { AboutTable } from '#platform/server/db/about.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { tables as news } from '#weddings/news/server/about-tables.ts'
import { tables as portalLooks } from '#weddings/portal-looks/server/about-tables.ts'

const all: readonly ServerFeature[] = Object.values(features)

/** What each table says about itself. */
export const tables: readonly AboutTable[] = [
  ...all.flatMap((feature) => feature.tables ?? []),
  ...news,
  ...portalLooks,
  ...keyedAnswers,
]

export const fileColumns = tables.flatMap(({ files = [] }) => files.map(({ column }) => column))
