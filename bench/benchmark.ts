import type { Instance } from './instance.ts'

export type Request = { method: string; path: string; headers: Record<string, string>; body?: string }

/** One figure that we watch: a request, asked again and again. */
export type Benchmark = {
  name: string
  /** CPU time of app and database together that one request may take. */
  budget: { cpuMs: number }
  concurrency: number
  /** Makes the studio that the request is about, and says what is asked. */
  prepare(instance: Instance): Promise<Request>
}
