import type { Message } from '#talk/messages/contract/endpoints.ts'
import { pageLength } from '#talk/messages/web/public/page-length.ts'

/** A couple's message that waits on its device has an id below 0. */
export const isWaiting = ({ id }: Pick<Message, 'id'>): boolean => id < 0

/** The loaded thread with a newer page merged in; a page that leaves a gap replaces it. */
export function withNewest(loaded: readonly Message[], page: readonly Message[]): readonly Message[] {
  const known = loaded.filter((message) => !isWaiting(message))
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

/** The viewer's side: its messages are on the right. */
export type Side = Message['sender']

/** The latest unread message of the other side. */
export const lastUnread = (messages: readonly Message[], own: Side): number | undefined =>
  messages.findLast(({ sender, read }) => sender !== own && !read)?.id

/** The viewer's latest message, if the other side has read it. */
export function lastSeen(messages: readonly Message[], own: Side): number | undefined {
  const last = messages.findLast(({ sender }) => sender === own)
  return last?.read ? last.id : undefined
}

type Sent = Pick<Message, 'id' | 'timestamp'>

/** Messages grouped by the local day on which they were written. */
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
