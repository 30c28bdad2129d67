import type { Instance } from './instance.ts'

/** Paths are asked in turn, and each round sends the next body, so that a change is a change each time. */
export type Request = { method: string; paths: string[]; headers: Record<string, string>; bodies?: string[] }

/** One figure that we watch: a request, asked again and again. */
export type Benchmark = {
  name: string
  /** CPU time of app and database together that one request may take. */
  budget: { cpuMs: number }
  concurrency: number
  /** Takes minutes to prepare, so it is measured only when its name is asked for. */
  slow?: true
  /** Makes the studio that the request is about, and says what is asked. */
  prepare(instance: Instance): Promise<Request>
}
