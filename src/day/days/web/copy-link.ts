import type { DayLinkKind } from '#platform/contract/link-kinds.ts'
import * as calls from '#day/days/contract/calls.ts'
import { change } from '#platform/web/calls/change.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** Copies the address of a link. */
export async function copyAddress(token: string): Promise<void> {
  const address = `${location.origin}/for/${token}`
  try {
    await navigator.clipboard.writeText(address)
    toast({ title: 'Link copied', text: 'Anyone who has it can see this part until 14 days after the last day.' })
  } catch {
    // Without the clipboard, in a field that stays until it is closed: the address is shown only now.
    window.prompt('Copy this link now. It cannot be shown again.', address)
  }
}

type NewLink = { kind: DayLinkKind; vendorId?: number; label?: string }

/** Copies the address of a new link. It is shown only now, since only its hash is stored. */
export async function copyLink(clientId: number, body: NewLink): Promise<void> {
  const made = await change(
    calls.makeLink,
    { params: { id: clientId }, body },
    { failure: 'Failed to create a link. Please try again.' },
  ).catch(() => undefined)
  if (made) await copyAddress(made.token)
}
