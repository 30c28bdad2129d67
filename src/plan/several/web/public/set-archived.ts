import { archive } from '#plan/several/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { change } from '#platform/web/calls/change.ts'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

type Named = Pick<Client, 'id' | 'partnerOneName' | 'partnerTwoName'>

/** Archives the couples or brings them back, and offers to take it back. */
export async function setArchived(couples: readonly Named[], archived: boolean): Promise<void> {
  const body = { ids: couples.map(({ id }) => id), archived }
  const failure = 'Failed to update the clients. Please try again.'
  const done = await change(archive, { body }, { failure }).catch(() => undefined)
  if (!done) return
  const { changed, held } = done
  // Somebody else has done it.
  if (changed.length === 0) return
  const moved = couples.filter(({ id }) => changed.includes(id))
  const who = moved.length === 1 ? coupleNames(moved[0]!) : counted(moved.length, 'client')
  toast({
    title: archived ? 'Archived' : 'Restored',
    text: archived ? `${who}: no longer in your lists and Today, and emails are on hold.` : broughtBack(who, held),
    action: { label: 'Undo', onSelect: () => void setArchived(moved, !archived) },
  })
}

const broughtBack = (who: string, held: number) =>
  held === 0
    ? `${who}: back in your lists.`
    : `${who}: back in your lists. Emails of ${counted(held, 'wedding')} are waiting: to send them, switch off “Hold all emails” under People.`
