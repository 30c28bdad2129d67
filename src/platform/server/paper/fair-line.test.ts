import { describe, expect, it } from 'vitest'
import { FairLine } from '#platform/server/paper/fair-line.ts'

/** A line whose work ends when the test says so, and the order in which it began. */
function openLine() {
  const line = new FairLine()
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (owner: number, name: string, gone?: AbortSignal) =>
    line.take(owner, gone, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const endNext = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  return { begun, ask, endNext }
}

describe('a line for work that is done one at a time', () => {
  it('takes turns between those who ask', async () => {
    const { begun, ask, endNext } = openLine()
    const asked = [ask(1, 'one a'), ask(1, 'one b'), ask(1, 'one c'), ask(2, 'two a'), ask(3, 'three a')]
    for (const _ of asked) await endNext()
    await Promise.all(asked)
    expect(begun).toEqual(['one a', 'two a', 'three a', 'one b', 'one c'])
  })

  it('never begins the work of somebody who has gone', async () => {
    const { begun, ask, endNext } = openLine()
    const leaving = new AbortController()
    const first = ask(1, 'first')
    const left = ask(2, 'left', leaving.signal)
    const last = ask(3, 'last')
    leaving.abort()
    await expect(left).rejects.toMatchObject({ reason: 'busy' })
    await endNext()
    await endNext()
    await Promise.all([first, last])
    expect(begun).toEqual(['first', 'last'])
  })

  it('refuses more than a dozen waiting of one, and goes on after work that fails', async () => {
    const { ask, endNext } = openLine()
    const line = new FairLine()
    await expect(line.take(1, undefined, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
    await expect(line.take(1, undefined, async () => 'whole')).resolves.toBe('whole')
    const asked = Array.from({ length: 13 }, (_, at) => ask(1, String(at)))
    await expect(ask(1, 'one more')).rejects.toMatchObject({ reason: 'busy' })
    const other = ask(2, 'other')
    for (let at = 0; at < 14; at += 1) await endNext()
    await Promise.all([...asked, other])
  })
})
