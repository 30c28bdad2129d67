import { partsOf } from '#platform/contract/call.ts'
import { send, changeScheduled, sendScheduled } from '#talk/messages/contract/calls.ts'
import { call } from '#platform/web/calls/call.ts'
import { change, sendAsOwn } from '#platform/web/calls/change.ts'
import { referencesTo, type ChosenCard } from '#talk/messages/web/public/draft-cards.ts'
import { refetchAbout } from '#platform/web/calls/refetch.ts'
import { sendFiles } from '#platform/web/calls/sending.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

type Later = {
  clientId: number
  content: string
  files: readonly File[]
  cards: readonly ChosenCard[]
  sendAt: string
}

export async function scheduleMessage({ clientId, content, files, cards, sendAt }: Later): Promise<void> {
  const params = { id: clientId }
  const links = referencesTo(cards)
  await sendAsOwn(partsOf(send).about, (callId) =>
    files.length === 0
      ? call(send, { params, body: { content, sendAt, cards: links } }, { callId })
      : sendFiles(send, { params, body: { content, sendAt, cards: JSON.stringify(links) } }, files, {
          onProgress: () => {},
          callId,
        }),
  )
  await refetchAbout(partsOf(changeScheduled).about)
}

export async function rescheduleMessage(id: number, content: string, sendAt: string): Promise<void> {
  await change(changeScheduled, { params: { id }, body: { content, sendAt } })
}

export function sendNow(id: number): void {
  change(sendScheduled, { params: { id } }, { failure: 'Failed to send the message. Please try again.' }).catch(
    () => {},
  )
}

export function cancelMessage(id: number): void {
  const cancel = (cancelled: boolean, failure: string, saved?: () => void) =>
    change(changeScheduled, { params: { id }, body: { cancelled } }, { failure, ...(saved && { saved }) }).catch(
      () => {},
    )
  void cancel(true, 'Failed to cancel the message. Please try again.', () =>
    toast({
      title: 'Message canceled',
      text: 'It will not be sent.',
      action: {
        label: 'Undo',
        onSelect: () => void cancel(false, 'Failed to bring the message back. Please try again.'),
      },
    }),
  )
}
