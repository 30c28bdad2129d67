import type { MarkedTextAnswer } from '#contract/fields.ts'
import type { StoredAnswer } from '#server/http/idempotency.ts'

export type KeptAnswer = StoredAnswer | { marked: MarkedTextAnswer }

/** Changes are forgotten after a day (`kept/queries.ts`), so nothing may be kept for that long. */
const mostMs = 3_600_000
const mostCharacters = 8_000_000

/** The answers that were made last, each with the mark of the rows that it was made of. */
export class KeptAnswers {
  readonly #kept = new Map<string, { mark: string; until: number; answer: KeptAnswer }>()
  #characters = 0

  has(key: string): boolean {
    const kept = this.#kept.get(key)
    if (kept && kept.until > Date.now()) return true
    this.#forget(key)
    return false
  }

  /** The kept answer, if the mark is still the same. */
  find(key: string, mark: string): KeptAnswer | undefined {
    const kept = this.#kept.get(key)
    return kept?.mark === mark ? kept.answer : undefined
  }

  keep(key: string, mark: string, answer: KeptAnswer, forMs = mostMs): void {
    this.#forget(key)
    if (sizeOf(key, answer) > mostCharacters / 10) return
    this.#kept.set(key, { mark, until: Date.now() + Math.min(forMs, mostMs), answer })
    this.#characters += sizeOf(key, answer)
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= mostCharacters) break
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const kept = this.#kept.get(key)
    if (!kept) return
    this.#kept.delete(key)
    this.#characters -= sizeOf(key, kept.answer)
  }
}

/** With what an entry takes besides its text. */
const sizeOf = (key: string, answer: KeptAnswer) =>
  500 + key.length + (('marked' in answer ? answer.marked.text : answer.answer)?.length ?? 0)
