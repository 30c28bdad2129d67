import { useRef, useState } from 'react'
import { wordsFor } from '#platform/web/calls/call.ts'
import { fileProblem } from '#planning/documents/web/public/file-rules.ts'
import type { Watch } from '#platform/web/calls/sending.ts'
import { t } from '#platform/web/locale/t.ts'

export type SendingFile = { key: number; file: File; part: number; problem?: string }

let lastKey = 0

/** Uploads files one after the other. Failed uploads stay with their error and can be retried. */
export function useSendingFiles(sendOne: (file: File, watch: Watch) => Promise<unknown>) {
  const [sending, setSending] = useState<readonly SendingFile[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const line = useRef<Promise<unknown>>(Promise.resolve())

  const change = (key: number, changed: Partial<SendingFile>) =>
    setSending((now) => now.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const forget = (key: number) => setSending((now) => now.filter((one) => one.key !== key))

  async function run({ key, file }: SendingFile): Promise<boolean> {
    const stop = stops.current.get(key)
    if (!stop || stop.signal.aborted) return false
    try {
      await sendOne(file, { onProgress: (part) => change(key, { part }), signal: stop.signal })
      forget(key)
      return true
    } catch (error) {
      if (!stop.signal.aborted) change(key, { problem: wordsFor(error, t('This file could not be sent.')) })
      return false
    }
  }

  function queue(one: SendingFile): Promise<boolean> {
    stops.current.set(one.key, new AbortController())
    const done = line.current.then(() => run(one))
    line.current = done
    return done
  }

  /** True if all of them have been uploaded. */
  async function add(files: readonly File[]): Promise<boolean> {
    const added = files.map((file) => ({ key: ++lastKey, file, part: 0, problem: fileProblem(file) }))
    setSending((now) => [...now, ...added])
    const arrived = await Promise.all(added.map((one) => (one.problem ? Promise.resolve(false) : queue(one))))
    return arrived.every(Boolean)
  }

  function cancel(key: number): void {
    stops.current.get(key)?.abort()
    forget(key)
  }

  function retry(one: SendingFile): Promise<boolean> {
    change(one.key, { part: 0, problem: undefined })
    return queue(one)
  }

  const cancelAll = () => sending.forEach(({ key }) => cancel(key))
  return { sending, add, cancel, cancelAll, retry }
}
