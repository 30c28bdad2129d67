import type { Instance } from './instance.ts'

/** Paths are requested in turn, and each round sends the next body, so that every write changes a value. */
export type Request = { method: string; paths: string[]; headers: Record<string, string>; bodies?: string[] }

/** One benchmark: a request that is sent repeatedly. */
export type Benchmark = {
  name: string
  /** CPU time of app and database together that one request may take. */
  budget: { cpuMs: number }
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
