import type { Message } from '#contract/messages.ts'

export const pageLength = 50

/** What is known of a thread with a newer page of it; a page that leaves a gap takes the place of what was known. */
export function withNewest(known: readonly Message[], page: readonly Message[]): readonly Message[] {
  const first = page[0]?.id
  const last = known.at(-1)?.id
  if (first === undefined || last === undefined) return page
  const leavesGap = page.length === pageLength && first > last
  return leavesGap ? page : [...known.filter(({ id }) => id < first), ...page]
}

export const withEarlier = (known: readonly Message[], page: readonly Message[]): readonly Message[] => [
  ...page.filter(({ id }) => id < (known[0]?.id ?? Infinity)),
  ...known,
]

/** The couple's latest message that the planner has not read. */
export const lastUnread = (messages: readonly Message[]): number | undefined =>
  messages.findLast(({ sender, read }) => sender === 'client' && !read)?.id

/** The planner's latest message, if the couple has read it. */
export function lastSeen(messages: readonly Message[]): number | undefined {
  const last = messages.findLast(({ sender }) => sender === 'planner')
  return last?.read ? last.id : undefined
}

type Sent = Pick<Message, 'id' | 'timestamp'>

/** Messages by the day on which they were written, where the planner sits. */
export function byDay<M extends Sent>(messages: readonly M[], dayOf: (instant: string) => string) {
  const days: { day: string; messages: M[] }[] = []
  for (const message of messages) {
    const day = dayOf(message.timestamp)
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}
