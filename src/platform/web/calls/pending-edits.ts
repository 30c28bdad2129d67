import { useMemo, useSyncExternalStore } from 'react'
import { partsOf, type Call } from '#platform/contract/call.ts'
import type { Answer, Input } from '#platform/contract/answers.ts'
import { addressOf } from '#platform/contract/address.ts'

/** Returns an edited copy of an answer; it may run more than once, and on a newer answer. */
type Change<E extends Call> = <A extends Answer<E>>(answer: A) => A

export type Edit = { path: string; address: string | undefined; change: (answer: unknown) => unknown }

/** How an optimistic change names the reads that it edits. */
export type Cached = {
  /** Edits all cached answers of a read, or with an input only the one of that address. */
  edit: <E extends Call>(read: E, change: Change<E>, input?: Input<E>) => void
}

const none: readonly Edit[] = []
let pending: ReadonlyMap<string, readonly Edit[]> = new Map()
const listeners = new Set<() => void>()

function update(path: string, how: (edits: readonly Edit[]) => readonly Edit[]): void {
  pending = new Map(pending).set(path, how(pending.get(path) ?? none))
}

export function collectEdits(describe: (cached: Cached) => void): readonly Edit[] {
  const edits: Edit[] = []
  describe({
    edit: (read, change, input) =>
      edits.push({
        path: partsOf(read).path,
        address: input && addressOf(read, input as object),
        change: change as Edit['change'],
      }),
  })
  return edits
}

/** Applies edits to every answer, present or future, until the returned function is called. The cache itself keeps the server's answers. */
export function showEdits(edits: readonly Edit[]): () => void {
  for (const edit of edits) update(edit.path, (shown) => [...shown, edit])
  for (const tell of listeners) tell()
  return () => {
    for (const edit of edits)
      update(edit.path, (shown) => (shown.length > 1 ? shown.filter((other) => other !== edit) : none))
    for (const tell of listeners) tell()
  }
}

export const fits = (edit: Edit, path: string, address: string) =>
  edit.path === path && (edit.address === undefined || edit.address === address)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns a function that applies the pending edits to an answer; undefined if there are none. */
export function usePendingEdits<A>(path: string, address: string): ((answer: A) => A) | undefined {
  const edits = useSyncExternalStore(subscribe, () => pending.get(path) ?? none)
  return useMemo(() => {
    const here = edits.filter((edit) => fits(edit, path, address))
    if (here.length === 0) return undefined
    return (answer: A) => here.reduce<unknown>((changed, edit) => edit.change(changed), answer) as A
  }, [edits, path, address])
}

/** A copy of a list with one row changed. */
export const withRow = <Rows extends readonly { id: number }[]>(rows: Rows, id: number, change?: object): Rows =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row)) as unknown as Rows
