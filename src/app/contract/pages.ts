import * as notificationCalls from '#talk/notifications/contract/calls.ts'
import { features as all } from '#app/contract/features.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { firstRead, type Page, type PlannerPage } from '#platform/contract/page.ts'
import { sessionReads } from '#platform/contract/session-reads.ts'

type OwnPages<F> = F extends { pages: readonly (infer P)[] } ? P : never
type PathOf<P> = P extends PlannerPage<infer Path> ? Path : never

declare module '#platform/contract/answers.ts' {
  interface Registered {
    plannerPath: PathOf<OwnPages<(typeof all)[number]>>
  }
}

const features: readonly Feature[] = all

/** First reads of every planner page. */
export const plannerReads = [sessionReads.planner, firstRead(notificationCalls.unreadCount)]

/** First reads that features add to another feature's page. */
const readByOthers = (place: string) => features.flatMap(({ readsOn }) => readsOn?.[place] ?? [])

const storedOffline = features.flatMap(({ offline }) => offline ?? [])
export const offlineReads = {
  ofStudio: () => storedOffline.flatMap(({ ofStudio = [] }) => ofStudio.map((read) => firstRead(read))),
  ofWedding: (id: number) =>
    storedOffline.flatMap(({ ofWedding = [] }) => ofWedding.map((read) => firstRead(read, { id }))),
}

export const pages: readonly Page[] = features
  .flatMap((feature) => feature.pages ?? [])
  .map((page) => ({
    ...page,
    reads: (at) =>
      [page.reads ?? [], readByOthers(page.path), readByOthers(`${page.path}?tab=${at['tab'] ?? ''}`)]
        .flat()
        .map((read) => firstRead(read, at))
        .filter(({ endpoint }) => at['token'] !== undefined || !endpoint.includes('{token}')),
  }))
