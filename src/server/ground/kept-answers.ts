/** The answers that were made last, each with the mark of the rows that it was made of. */
export class KeptAnswers<Answer> {
  readonly #most: number
  readonly #kept = new Map<number, { mark: string | undefined; answer: Answer }>()

  constructor(most: number) {
    this.#most = most
  }

  /** The kept answer if the mark is still the same; otherwise a new one. */
  async get(key: number, mark: string | undefined, make: () => Promise<Answer>): Promise<Answer> {
    const last = this.#kept.get(key)
    if (last && last.mark === mark) return last.answer
    const answer = await make()
    this.#kept.delete(key)
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size >= this.#most) this.#kept.delete(oldest)
    this.#kept.set(key, { mark, answer })
    return answer
  }
}
