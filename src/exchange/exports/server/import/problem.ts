/** Why an export can't be imported, in words for the planner. */
export class Problem extends Error {}

/** What a ZIP names can be long. */
const longest = 1000

export const problem = (words: string): never => {
  throw new Problem(words.length > longest ? `${words.slice(0, longest).toWellFormed()} …` : words)
}
