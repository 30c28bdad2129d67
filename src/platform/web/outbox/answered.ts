type Take = (answer: unknown) => void

/** What waits in this tab for the answers to entries, by their keys. */
const waiting = new Map<string, Take>()

/** Calls back with the answer to an entry, unless the tab is left or another one sends it. */
export const onAnswered = (key: string, take: Take) => waiting.set(key, take)

export function tellAnswer(key: string, answer: unknown): void {
  waiting.get(key)?.(answer)
  waiting.delete(key)
}
