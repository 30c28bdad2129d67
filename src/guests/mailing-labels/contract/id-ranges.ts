export const mostInRanges = 8000

/** '3-9,14': the ids in as few words as the address of a page has room for. A range also spans ids that are not in `all`. */
export function rangesOf(ids: ReadonlySet<number>, all: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  let isOpen = false
  for (const id of all.toSorted((one, other) => one - other)) {
    const isIn = ids.has(id)
    if (isIn && isOpen) ranges.at(-1)![1] = id
    else if (isIn) ranges.push([id, id])
    isOpen = isIn
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(',')
}

/** Whether an id is in the ranges. */
export function inRanges(ranges: string): (id: number) => boolean {
  const pairs = ranges.split(',').map((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return { first, last }
  })
  return (id) => pairs.some(({ first, last }) => id >= first && id <= last)
}
