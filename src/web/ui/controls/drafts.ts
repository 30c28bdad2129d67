import { callerHere } from '#web/call.ts'
import type { FormDraft } from '#web/ui/controls/form.ts'
import { draftPrefix, remembered } from '#web/session.ts'

/** A draft is for whoever wrote it, and stays in this tab. It outlives the page, and the session if that ends. */
function keyOf(name: string): string {
  const kind = callerHere()
  const who = remembered(kind) as { id: number } | undefined
  return `${draftPrefix(kind)}${who?.id} ${name}`
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever wrote it knows what it is
export function readDraft<Draft>(name: string): Draft | undefined {
  const stored = sessionStorage.getItem(keyOf(name))
  return stored === null ? undefined : (JSON.parse(stored) as Draft)
}

export function writeDraft(name: string, draft: unknown): void {
  if (draft === undefined) sessionStorage.removeItem(keyOf(name))
  else sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
}

/** For a form of this name. Passwords are not kept. */
export const formDraft = <In extends Record<string, unknown>>(name: string): FormDraft<In> => ({
  read: () => readDraft(name),
  write(changes) {
    const kept = Object.entries(changes).filter(([field]) => !/password/i.test(field))
    writeDraft(name, kept.length > 0 ? Object.fromEntries(kept) : undefined)
  },
  drop: () => writeDraft(name, undefined),
})
