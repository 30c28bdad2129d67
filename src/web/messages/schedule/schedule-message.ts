import { contract } from '#contract/index.ts'
import { call } from '#web/call.ts'
import { change, sendAsOwn } from '#web/change.ts'
import { refetchAbout } from '#web/refetch.ts'
import { sendFiles } from '#web/sending.ts'
import { toast } from '#web/ui/overlays/toast.ts'

const { send, changeScheduled, sendScheduled } = contract.messages

type Later = { clientId: number; content: string; files: readonly File[]; sendAt: string }

export async function scheduleMessage({ clientId, content, files, sendAt }: Later): Promise<void> {
  const input = { params: { id: clientId }, body: { content, sendAt } }
  await sendAsOwn(send.about, (callId) =>
    files.length === 0
      ? call(send, input, { callId })
      : sendFiles(send, input, files, { onProgress: () => {}, callId }),
  )
  await refetchAbout(changeScheduled.about)
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
      title: 'Message cancelled',
      text: 'It is not sent.',
      action: {
        label: 'Undo',
        onSelect: () => void cancel(false, 'Failed to bring the message back. Please try again.'),
      },
    }),
  )
}
