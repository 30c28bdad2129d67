import type { Notification } from '#talk/notifications/contract/endpoints.ts'

/** The notification that represents a group, and the others, which are collapsed. */
export type Group = { head: Notification; others: Notification[] }

/** Groups notifications by couple, at the position of the latest; those without a couple stay single. */
export function byCouple(notifications: readonly Notification[]): Group[] {
  const groups = Map.groupBy(notifications, ({ id, clientId }) => (clientId === null ? `${id}` : `of ${clientId}`))
  return [...groups.values()].map((all) => {
    const head = all.find(({ read }) => !read) ?? all[0]!
    return { head, others: all.filter((one) => one !== head) }
  })
}

/** Whether both link to the same record. */
export const areAboutTheSame = (one: Notification, other: Notification): boolean =>
  one.relatedId !== null && one.relatedId === other.relatedId && one.relatedType === other.relatedType
