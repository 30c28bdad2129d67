export type Random = {
  /** From 0 up to 1. */
  next: () => number
  upTo: (most: number) => number
  chance: (share: number) => boolean
  oneOf: <T>(things: readonly T[]) => T
}

/** A generator (mulberry32) that gives the same numbers for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    upTo: (most) => next() * most,
    chance: (share) => next() < share,
    oneOf: (things) => things[Math.floor(next() * things.length)]!,
  }
}
