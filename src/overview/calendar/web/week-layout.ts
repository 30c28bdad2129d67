const minutesInDay = 24 * 60
/** What has no duration is drawn with an hour; everything is drawn with at least half of one. */
const usualMinutes = 60
const leastMinutes = 30

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export type Placed<Item> = { item: Item; top: number; height: number; left: number; width: number }

type Block<Item> = { item: Item; start: number; end: number; lane: number }

/** The position of each event of a day, as fractions of the day's height and width. Overlapping events are side by side. */
export function layOutDay<Item extends { time: string; minutes?: number | null }>(
  items: readonly Item[],
): Placed<Item>[] {
  const blocks = items
    .map((item): Block<Item> => {
      const start = Math.min(minutesOf(item.time), minutesInDay - leastMinutes)
      return {
        item,
        start,
        end: Math.min(start + Math.max(item.minutes ?? usualMinutes, leastMinutes), minutesInDay),
        lane: 0,
      }
    })
    .sort((one, other) => one.start - other.start)
  return clustersOf(blocks).flatMap((cluster) => {
    const lanes = giveLanes(cluster)
    return cluster.map(({ item, start, end, lane }) => ({
      item,
      top: start / minutesInDay,
      height: (end - start) / minutesInDay,
      left: lane / lanes,
      width: 1 / lanes,
    }))
  })
}

/** Groups blocks so that each overlaps an earlier one of its group. */
function clustersOf<Item>(blocks: Block<Item>[]): Block<Item>[][] {
  const clusters: Block<Item>[][] = []
  let end = -1
  for (const block of blocks) {
    if (block.start >= end) clusters.push([])
    clusters.at(-1)?.push(block)
    end = Math.max(end, block.end)
  }
  return clusters
}

/** Puts each block into the first free lane, and returns the number of lanes. */
function giveLanes<Item>(cluster: Block<Item>[]): number {
  const ends: number[] = []
  for (const block of cluster) {
    const free = ends.findIndex((end) => end <= block.start)
    block.lane = free === -1 ? ends.length : free
    ends[block.lane] = block.end
  }
  return ends.length
}
