import * as features from '#contract/features.ts'
import type { Feature } from '#contract/feature.ts'
import { contract } from '#contract/index.ts'
import { firstRead, type Page } from '#contract/page.ts'

/** The current sessions of both kinds, which public pages look up. */
export const sessionReads = {
  planner: firstRead(contract.accounts.me),
  couple: firstRead(contract.couples.session),
}

/** First reads of every planner page. */
export const plannerReads = [sessionReads.planner, firstRead(contract.notifications.unreadCount)]

const all: readonly Feature[] = Object.values(features)

/** First reads that features add to another feature's page. */
const readByOthers = (place: string) => all.flatMap(({ readsOn }) => readsOn?.[place] ?? [])

const keptOffline = all.flatMap(({ offline }) => offline ?? [])
export const offlineReads = {
  ofStudio: () => keptOffline.flatMap(({ ofStudio = [] }) => ofStudio.map((read) => firstRead(read))),
  ofWedding: (id: number) =>
    keptOffline.flatMap(({ ofWedding = [] }) => ofWedding.map((read) => firstRead(read, { id }))),
}

export const pages: readonly Page[] = all
  .flatMap((feature) => feature.pages ?? [])
  .map((page) => ({
    ...page,
    reads: (at) =>
      [page.reads ?? [], readByOthers(page.path), readByOthers(`${page.path}?tab=${at['tab']}`)]
        .flat()
        .map((read) => firstRead(read, at))
        .filter(({ endpoint }) => at['token'] !== undefined || !endpoint.path.includes('{token}')),
  }))
