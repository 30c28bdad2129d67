import { hasRight } from '#platform/web/session/own-rights.ts'

/** The pages that can be swiped through, in this order. */
export const stops = [
  { label: 'Dashboard', to: '/' },
  { label: 'Clients', to: '/clients' },
  { label: 'Settings', to: '/settings' },
] as const
type Stop = (typeof stops)[number]

const threshold = 80
const swipeBelow = 768

export const swipingWorks = (viewportWidth: number): boolean => viewportWidth < swipeBelow

export type Move = { x: number; y: number }

/** A swipe to the left goes to the next page, to the right to the previous; short or mainly vertical moves are ignored. */
export function stepOf({ x, y }: Move): 1 | 0 | -1 {
  if (Math.abs(x) < threshold || Math.abs(x) <= Math.abs(y)) return 0
  return x < 0 ? 1 : -1
}

type Place = { index: number; previous: Stop; next: Stop }

/** The position of a path in the swipe order with its neighbours, which wrap around; undefined for other pages, and for members who may not open them. */
export function placeOf(path: string): Place | undefined {
  const index = stops.findIndex(({ to }) => to === path)
  const at = (position: number) => stops[(position + stops.length) % stops.length]!
  return index < 0 || !hasRight('work') ? undefined : { index, previous: at(index - 1), next: at(index + 1) }
}
