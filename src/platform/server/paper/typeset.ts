import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { sourceOf } from '#platform/server/foundation/program-folder.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { FairLine } from '#platform/server/paper/fair-line.ts'
import type { PaperSize } from '#platform/contract/paper-size.ts'

/** A document: a template, which is a file in `src`, and what it shows. Pictures are named `logo.png` and the like. */
export type Paper = {
  template: string
  size: PaperSize
  data: object
  pictures?: Record<string, Buffer | null> | undefined
}

/** What the process answers, and how large it has become. */
export type Typeset = ({ pdf: Uint8Array } | { error: string }) & { memory: number }

/** For whom a document is made: studios take turns. `gone` says that nobody waits for it any more. */
export type MadeFor = { plannerId: number; gone?: AbortSignal | undefined }

const program = sourceOf('platform/server/paper/typeset-process.ts')
/** Of the processor's time, for one document. */
const mostSeconds = 15
/** For a process that hangs, also on a busy machine. */
const patienceMs = 120_000
/** Fonts and compiled templates stay in memory between documents that follow each other. */
const idleMs = 60_000

/** A process that is larger than this is replaced by a new one. */
const mostMemory = 180_000_000

const tooLong = msg('This is too long for one PDF. Please shorten it, or print its parts one by one.')

/** The process's watch ends it when it has become too large, or works for too long. */
function giveUp(code: number | null, killedBy: NodeJS.Signals | null): never {
  if (killedBy === 'SIGKILL') refuse('too-large', { message: tooLong })
  throw new Error(`The typesetter has ended with ${code ?? killedBy}`)
}

/** Sets documents as PDF, one after the other, in a process without our secrets that can be ended. */
export class Typesetter {
  readonly #line = new FairLine()
  readonly #patience: number
  readonly #seconds: number
  #process: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  constructor({ patience = patienceMs, seconds = mostSeconds } = {}) {
    this.#patience = patience
    this.#seconds = seconds
  }

  typeset(paper: Paper, { plannerId, gone }: MadeFor): Promise<Buffer> {
    return this.#line.take(plannerId, gone, () => this.#send(paper, gone))
  }

  #start(): ChildProcess {
    const child = fork(program, [String(this.#seconds)], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: 'ignore',
    })
    child.on('error', () => {})
    child.once('exit', () => {
      if (this.#process === child) this.#process = undefined
    })
    return child
  }

  async #send(paper: Paper, gone: AbortSignal | undefined): Promise<Buffer> {
    const child = (this.#process ??= this.#start())
    clearTimeout(this.#idle)
    const late = AbortSignal.timeout(this.#patience)
    const waiting = new AbortController()
    const signal = AbortSignal.any([waiting.signal, late, ...(gone ? [gone] : [])])
    try {
      child.ref()
      child.channel?.ref()
      child.send(paper)
      const answered = once(child, 'message', { signal }) as Promise<[Typeset]>
      const ended = once(child, 'exit', { signal }) as Promise<[number | null, NodeJS.Signals | null]>
      const [answer] = await Promise.race([answered, ended.then(([code, killedBy]) => giveUp(code, killedBy))])
      if ('error' in answer) throw new Error(answer.error)
      if (answer.memory > mostMemory) this.#end(child)
      else this.#endWhenIdle(child)
      return Buffer.from(answer.pdf)
    } catch (error) {
      // The process may hang; the next document gets a new one.
      this.#end(child)
      if (late.aborted) refuse('too-large', { message: tooLong })
      if (gone?.aborted) refuse('busy')
      throw error
    } finally {
      waiting.abort()
      child.unref()
      child.channel?.unref()
    }
  }

  #endWhenIdle(child: ChildProcess): void {
    this.#idle = setTimeout(() => this.#end(child), idleMs).unref()
  }

  #end(child: ChildProcess): void {
    if (this.#process === child) this.#process = undefined
    child.kill('SIGKILL')
  }
}

const typesetter = new Typesetter()

export const typeset = (paper: Paper, madeFor: MadeFor): Promise<Buffer> => typesetter.typeset(paper, madeFor)
