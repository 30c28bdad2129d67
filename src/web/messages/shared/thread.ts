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

/** Who looks at a thread: its messages are on the right, and the other side's are to be read. */
export type Side = Message['sender']

/** The other side's latest message that has not been read. */
export const lastUnread = (messages: readonly Message[], own: Side): number | undefined =>
  messages.findLast(({ sender, read }) => sender !== own && !read)?.id

/** The own latest message, if the other side has read it. */
export function lastSeen(messages: readonly Message[], own: Side): number | undefined {
  const last = messages.findLast(({ sender }) => sender === own)
  return last?.read ? last.id : undefined
}

type Sent = Pick<Message, 'id' | 'timestamp'>

/** Messages by the day on which they were written, where the viewer sits. */
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
