/** The parts of an item that an audience sees, so that a change of them is worth telling. */
export type ShownItem = {
  start: string
  minutes: number
  title: string
  place: string | null
  details: string | null
  section: string | null
  audience: string
  vendorIds: readonly number[]
}

/** Items as the couple sees them: not those for others, and without who is responsible. */
export const asCoupleSees = <Item extends ShownItem>(items: readonly Item[]): Item[] =>
  items
    .filter(({ audience }) => audience === 'everyone' || audience === 'couple')
    .map((item) => ({ ...item, audience: 'couple', vendorIds: [] }))

export type ItemChange = {
  id: number
  title: string
  /** Another start alone is a move. */
  kind: 'added' | 'moved' | 'changed' | 'removed'
  start: string
  was?: string
}

const parts = ['minutes', 'title', 'place', 'details', 'section', 'audience'] as const

function changeOf(now: ShownItem, was: ShownItem): 'moved' | 'changed' | undefined {
  if (parts.some((part) => now[part] !== was[part])) return 'changed'
  if (String(now.vendorIds) !== String(was.vendorIds)) return 'changed'
  return now.start === was.start ? undefined : 'moved'
}

/** What publishing would change, by item: those of the draft in their order, then removed ones. */
export function changesSince<Item extends ShownItem & { id: number }>(
  draft: readonly Item[],
  published: readonly Item[],
): ItemChange[] {
  const before = new Map(published.map((item) => [item.id, item]))
  const changes: ItemChange[] = draft.flatMap((item) => {
    const was = before.get(item.id)
    before.delete(item.id)
    const { id, title, start } = item
    if (!was) return { id, title, start, kind: 'added' as const }
    const kind = changeOf(item, was)
    return kind ? { id, title, start, kind, ...(was.start !== start && { was: was.start }) } : []
  })
  const removed = [...before.values()].map(({ id, title, start }) => ({ id, title, start, kind: 'removed' as const }))
  return [...changes, ...removed]
}

/** What vendors have to know of the day beside their items. */
export type DayFacts = { date: string | null; timeZone: string; place: string | null }

/** Which facts are different. */
export const changedFacts = (now: DayFacts, was: DayFacts): (keyof DayFacts)[] =>
  (['date', 'timeZone', 'place'] as const).filter((fact) => now[fact] !== was[fact])
