import CircleStop from 'lucide-react/icons/circle-stop'
import * as calls from '#guests/guest-mails/contract/calls.ts'
import type { GuestMailing } from '#guests/guest-mails/contract/endpoints.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { counted } from '#platform/web/ui/format/numbers.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** A mailing that has not left altogether, with the button that stops it. */
export function MailingProgress({ mailing: { id, waiting, sent } }: { mailing: GuestMailing }) {
  const { mutate, isPending } = useCall(calls.stop, { failure: 'Sending could not be stopped. Please try again.' })
  const stop = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: ({ stopped }) =>
          toast({ title: 'Sending stopped', text: `${counted(stopped, 'email')} did not leave.` }),
      },
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-4 py-2">
      <p role="status" className="text-sm tabular">
        {sent} of {sent + waiting} sent. {waiting} waiting to send.
      </p>
      <Button icon={<CircleStop />} pending={isPending} pendingLabel="Stopping..." onClick={stop}>
        Stop Sending
      </Button>
    </div>
  )
}
