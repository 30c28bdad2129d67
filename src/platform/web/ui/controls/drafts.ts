import { callerHere } from '#platform/web/calls/call.ts'
import type { FormDraft } from '#platform/web/ui/controls/form.ts'
import { privatePrefix, remembered } from '#platform/web/session/session.ts'

/** Drafts are stored per user and tab. They survive leaving the page, and the end of the session. */
function keyOf(name: string): string {
  const kind = callerHere()
  const who = remembered(kind) as { id: number; memberId?: number | null; personId?: number } | undefined
  return `${privatePrefix(kind)}${[who?.id, who?.memberId ?? who?.personId].join('.')} ${name}`
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the type that it wrote
export function readDraft<Draft>(name: string, place = sessionStorage): Draft | undefined {
  const stored = place.getItem(keyOf(name))
  return stored === null ? undefined : (JSON.parse(stored) as Draft)
}

/** In `localStorage`, a draft also survives a closed tab, and all tabs have the same one. */
export function writeDraft(name: string, draft: unknown, place = sessionStorage): void {
  if (draft === undefined) place.removeItem(keyOf(name))
  else place.setItem(keyOf(name), JSON.stringify(draft))
}

/** The draft of the form with this name. Passwords are not stored. */
export const formDraft = <In extends Record<string, unknown>>(name: string): FormDraft<In> => ({
  read: () => readDraft(name),
  write(changes) {
    const kept = Object.entries(changes).filter(([field]) => !/password/i.test(field))
    writeDraft(name, kept.length > 0 ? Object.fromEntries(kept) : undefined)
  },
  drop: () => writeDraft(name, undefined),
})
