import type { Instance } from './instance.ts'

/** Paths are requested in turn, and each round sends the next body, so that every write changes a value. */
export type Request = { method: string; paths: string[]; headers: Record<string, string>; bodies?: string[] }

export type Kind = 'reads' | 'writes'

/** One benchmark: a request that is sent repeatedly. */
export type Benchmark = {
  name: string
  /**
   * Decides how many times the CPU time of its bare statements the request may take. Without it there is no budget: the
   * statements can't be sent twice, or most of the time is not the database's.
   */
  kind?: Kind
  concurrency: number
  /** Takes minutes to prepare, so it runs only when it is selected by name. */
  slow?: true
  /** Each path can be requested only once, so the measured calls begin after those of the warm-up. */
  once?: true
  /** Adds rows that other benchmarks of the studio read. */
  adds?: true
  /** Creates the studio for the request and returns the request. */
  prepare(instance: Instance): Promise<Request>
}

/** What several benchmarks share, made once for each instance. */
export function perInstance<T>(make: (instance: Instance) => Promise<T>): (instance: Instance) => Promise<T> {
  const made = new WeakMap<Instance, Promise<T>>()
  return (instance) => {
    const known = made.get(instance) ?? make(instance)
    made.set(instance, known)
    return known
  }
}
