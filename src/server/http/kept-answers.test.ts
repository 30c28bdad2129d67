import { afterEach, describe, expect, it, vi } from 'vitest'
import { KeptAnswers } from '#server/http/kept-answers.ts'

const answer = (text: string) => ({ status: 200, answer: text })

afterEach(() => vi.useRealTimers())

describe('kept answers', () => {
  it('are found with the same mark only', () => {
    const kept = new KeptAnswers()
    kept.keep('GET /a', '1', answer('one'))
    expect(kept.has('GET /a')).toBe(true)
    expect(kept.has('GET /b')).toBe(false)
    expect(kept.find('GET /a', '1')).toEqual(answer('one'))
    expect(kept.find('GET /a', '2')).toBeUndefined()
    kept.keep('GET /a', '2', answer('two'))
    expect(kept.find('GET /a', '2')).toEqual(answer('two'))
  })

  it('are forgotten after an hour, or earlier if they say so', () => {
    vi.useFakeTimers()
    const kept = new KeptAnswers()
    kept.keep('long', '1', answer('one'), 86_400_000)
    kept.keep('short', '1', answer('one'), 10_000)
    vi.advanceTimersByTime(10_000)
    expect([kept.has('long'), kept.has('short')]).toEqual([true, false])
    vi.advanceTimersByTime(3_590_000)
    expect(kept.has('long')).toBe(false)
  })

  it('give way to newer ones, the oldest first', () => {
    const kept = new KeptAnswers()
    const large = 'x'.repeat(700_000)
    for (let turn = 0; turn < 20; turn++) kept.keep(`${turn}`, '1', answer(large))
    const left = Array.from({ length: 20 }, (_, turn) => kept.has(`${turn}`))
    expect(left.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => false))
    expect(left.slice(9)).toEqual(Array.from({ length: 11 }, () => true))
    kept.keep('too large', '1', answer('x'.repeat(900_000)))
    expect(kept.has('too large')).toBe(false)
  })
})
