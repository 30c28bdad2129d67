import * as z from 'zod/mini'
import * as calls from '#talk/notes/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, instant, nothing, requiredParagraph } from '#platform/contract/fields.ts'

/** A wedding has at most so many notes. */
export const mostNotes = 500

export const note = z.object({
  id,
  clientId: id,
  text: z.string(),
  /** Who wrote it. */
  byName: z.string(),
  /** The caller wrote it. */
  isOwn: z.boolean(),
  createdAt: instant,
})
export type Note = z.output<typeof note>

/** Null for the owner of the studio. */
export const mentionable = z.object({ memberId: z.nullable(id), name: z.string() })
export type Mentionable = z.output<typeof mentionable>

export const noteForm = z.object({ text: requiredParagraph('Please write something.') })

export const list = endpoint(calls.list, {
  summary: 'What the studio has written about a wedding for itself, earliest first, and whom a note can mention',
  for: { planner: { returns: z.object({ notes: z.array(note), people: z.array(mentionable) }) } },
})

export const create = endpoint(calls.create, {
  summary: 'Adds an internal note, and notifies each member of the studio whose name follows an @ in it',
  for: { planner: { body: noteForm, returns: note } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes an internal note of the caller; the owner of the studio may delete all',
  for: { planner: { returns: nothing } },
})

export type NotePart = { text: string; isMention: boolean }

/** Cuts a text where it mentions people, such as "@Ada Byron". Of names that begin alike, the longest counts. */
export function partsOfNote(text: string, names: readonly string[]): NotePart[] {
  const known = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length)
  if (known.length === 0) return [{ text, isMention: false }]
  const mention = new RegExp(`(?<![\\p{L}\\p{N}@])(@(?:${known.map(escaped).join('|')}))(?![\\p{L}\\p{N}])`, 'iu')
  return text.split(mention).flatMap((part, at) => (part === '' ? [] : [{ text: part, isMention: at % 2 === 1 }]))
}

const escaped = (name: string) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Whom a text mentions, each once. */
export function mentionedIn(text: string, people: readonly Mentionable[]): Mentionable[] {
  const parts = partsOfNote(
    text,
    people.map(({ name }) => name),
  )
  const mentioned = new Set(parts.flatMap((part) => (part.isMention ? [part.text.slice(1).toLowerCase()] : [])))
  return people.filter(({ name }) => mentioned.has(name.toLowerCase()))
}
