import * as features from '#contract/features.ts'
import type { Feature } from '#contract/feature.ts'
import { contract } from '#contract/index.ts'
import { firstRead, type Page } from '#contract/page.ts'

/** Who is signed in, which an open page wants to know of both. */
export const sessionReads = {
  planner: firstRead(contract.accounts.me),
  couple: firstRead(contract.couples.session),
}

/** What every signed-in planner's page reads, whatever it shows. */
export const plannerReads = [sessionReads.planner, firstRead(contract.notifications.unreadCount)]

const all: readonly Feature[] = Object.values(features)

/** What features read on a page of another one. */
const readByOthers = (place: string) => all.flatMap(({ readsOn }) => readsOn?.[place] ?? [])

export const pages: readonly Page[] = all
  .flatMap((feature) => feature.pages ?? [])
  .map((page) => ({
    ...page,
    reads: (at) =>
      [page.reads ?? [], readByOthers(page.path), readByOthers(`${page.path}?tab=${at['tab']}`)]
        .flat()
        .map((read) => firstRead(read, at)),
  }))
