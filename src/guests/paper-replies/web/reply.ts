import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { Envelope } from '#guests/guests/contract/endpoints.ts'
import type { Answer } from '#guests/guests/contract/guest-fields.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { PaperGuest } from '#guests/paper-replies/contract/endpoints.ts'

type Said = Pick<Answer, 'attending' | 'meal'>
type AskedPart = Pick<Part, 'id' | 'name' | 'meals'>

/** What one guest answers for one part. */
export type Line = { key: string; part: AskedPart; before: Said }
export type Person = { id: number; name: string; lines: Line[] }

/** What has been entered: answers by the keys of lines, and names of seats by their ids. */
export type Reply = {
  answers: Readonly<Record<string, { attending: boolean; meal?: string } | undefined>>
  names: Readonly<Record<number, string>>
}
export const noReply: Reply = { answers: {}, names: {} }

/** The guests and seats of an envelope with the parts that they are invited to. */
export function peopleOf({ guests, seats }: Envelope, parts: readonly AskedPart[]): Person[] {
  return [
    ...guests.map((one) => ({ ...one, name: guestName(one) })),
    ...seats.map((one) => ({ ...one, name: '' })),
  ].map(({ id, name, answers }) => ({
    id,
    name,
    lines: parts.flatMap((part) => {
      const found = answers.find(({ partId }) => partId === part.id)
      if (!found) return []
      return [{ key: `${id}-${part.id}`, part, before: { attending: found.attending, meal: found.meal } }]
    }),
  }))
}

export const isAnswered = ({ answeredAt }: Envelope, people: readonly Person[]): boolean =>
  answeredAt !== null || people.some(({ lines }) => lines.some(({ before }) => before.attending !== null))

/** 'Yes, Fish' */
export function inWords({ attending, meal }: { attending: boolean | null; meal?: string | null }): string {
  if (attending === null) return 'No answer yet'
  return attending ? ['Yes', meal].filter(Boolean).join(', ') : 'No'
}

/** 'nobody comes', '1 comes', '2 come' */
export function comingInWords(people: readonly Person[], { answers }: Reply = noReply): string {
  const comes = ({ lines }: Person) =>
    lines.some(({ key, before }) => (answers[key] ? answers[key].attending : before.attending === true))
  const count = people.filter(comes).length
  if (count === 0) return 'nobody comes'
  return count === 1 ? '1 comes' : `${count} come`
}

const isOther = ({ key, before }: Line, { answers }: Reply): boolean => {
  const said = answers[key]
  if (!said || before.attending === null) return false
  return said.attending !== before.attending || (said.meal !== undefined && said.meal !== before.meal)
}

/** The answers that are there and would be replaced, in words. */
export const replacedBy = (people: readonly Person[], reply: Reply): string[] =>
  people.flatMap(({ name, lines }) =>
    lines
      .filter((line) => isOther(line, reply))
      .map(
        ({ key, part, before }) =>
          `${name || 'Unnamed guest'}, ${part.name}: ${inWords(reply.answers[key]!)} instead of ${inWords(before)}`,
      ),
  )

/** 'Mary Ann Hill' as 'Mary Ann' and 'Hill'. */
function splitName(name: string) {
  const words = name.trim().split(/\s+/)
  return words.length > 1
    ? { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1)! }
    : { firstName: words[0]!, lastName: null }
}

/** What is sent: only guests of whom something was entered. */
export function guestsOf(people: readonly Person[], { answers, names }: Reply): PaperGuest[] {
  return people.flatMap(({ id, lines }) => {
    const said = lines.flatMap(({ key, part, before }) => {
      const own = answers[key]
      return own ? [{ partId: part.id, ...own, previous: before }] : []
    })
    const name = names[id]?.trim()
    if (said.length === 0 && !name) return []
    const named = name && { ...splitName(name), previous: { firstName: null, lastName: null } }
    return [{ id, ...named, answers: said }]
  })
}

/** What was entered, from what was sent of it. */
export function replyOf(sent: readonly PaperGuest[]): Reply {
  const answers = sent.flatMap(({ id, answers: said }) =>
    said.map(({ partId, attending, meal }) => [`${id}-${partId}`, { attending, ...(meal && { meal }) }] as const),
  )
  const names = sent.flatMap((guest) => (guestName(guest) ? [[guest.id, guestName(guest)] as const] : []))
  return { answers: Object.fromEntries(answers), names: Object.fromEntries(names) }
}
