/** Why an export can't be imported, in words for the planner. */
export class Problem extends Error {}

export const problem = (words: string): never => {
  throw new Problem(words)
}
