import * as listCalls from '#guests/guest-lists/contract/calls.ts'
import type { GuestList } from '#guests/guest-lists/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const labels = { '': 'Off', 14: '14 days before', 7: '7 days before', 3: '3 days before' }

/** Whether guests are reminded of a deadline without the planner. */
export function RemindSelect({ clientId }: { clientId: number }) {
  const params = { id: clientId }
  const { data } = useAnswer(listCalls.read, { params }, { as: 'planner' })
  const { mutate, isPending } = useCall(listCalls.update, { failure: 'Failed to save. Please try again.' })
  if (!data) return null
  const choose = (value: string) => {
    const remindDays = value === '' ? null : (Number(value) as GuestList['remindDays'])
    mutate(
      { params, body: { remindDays, previous: { remindDays: data.remindDays } } },
      {
        onSuccess: () =>
          toast({
            title: remindDays === null ? 'Automatic reminders are off' : 'Automatic reminders are on',
            text: remindDays === null ? 'Nobody is reminded without you.' : `${remindDays} days before each deadline.`,
          }),
      },
    )
  }
  return (
    <NativeSelect
      label="Automatic Reminders"
      className="max-w-xl"
      hint="Before each deadline, every envelope of the A list that has not answered gets this reminder once, by day. If that day is past already, it leaves within an hour."
      value={String(data.remindDays ?? '')}
      disabled={isPending}
      onChange={({ target }) => choose(target.value)}
    >
      <Options labels={labels} />
    </NativeSelect>
  )
}
