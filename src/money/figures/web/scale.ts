/** The lines of a chart up to an amount: a few round steps, of which the last is not below it. */
export function scaleOf(largest: number): { most: number; steps: number[] } {
  if (largest <= 0) return { most: 0, steps: [] }
  const power = 10 ** Math.floor(Math.log10(largest / 4))
  const step = [1, 2, 2.5, 5, 10].map((times) => times * power).find((size) => size * 4 >= largest) ?? largest
  const count = Math.ceil(largest / step)
  return { most: count * step, steps: Array.from({ length: count + 1 }, (_, at) => at * step) }
}
