type Failure =
  | { status: number; retryAfterSeconds?: number; location?: string; body?: string }
  | { html: true }
  /** The request is never answered. */
  | { hang: true }
  /** The request is executed, and then the connection breaks. */
  | { dropAfterWrite: true }

/** Without a path it applies to all requests; a path matches any part of the URL, including parameters. */
export type PlannedFailure = Failure & { times?: number; path?: string }

export function createFailures() {
  const planned: { failure: Failure; path: string; left: number }[] = []
  return {
    fail: ({ times = 1, path = '', ...failure }: PlannedFailure) => void planned.push({ failure, path, left: times }),
    next: (address: string): Failure | undefined => {
      const due = planned.find(({ path, left }) => left > 0 && address.includes(path))
      if (due) due.left--
      return due?.failure
    },
    clear: () => void planned.splice(0),
  }
}
