import type { Notification } from '#contract/notifications.ts'

/** What stands for a couple's notifications, and the others that it hides until they are asked for. */
export type Group = { head: Notification; others: Notification[] }

/** One group for each couple, where its latest notification was; what is about no couple stands alone. */
export function byCouple(notifications: readonly Notification[]): Group[] {
  const groups = Map.groupBy(notifications, ({ id, clientId }) => (clientId === null ? `${id}` : `of ${clientId}`))
  return [...groups.values()].map((all) => {
    const head = all.find(({ read }) => !read) ?? all[0]!
    return { head, others: all.filter((one) => one !== head) }
  })
}

/** Whether both lead to the same record. */
export const areAboutTheSame = (one: Notification, other: Notification): boolean =>
  one.relatedId !== null && one.relatedId === other.relatedId && one.relatedType === other.relatedType
