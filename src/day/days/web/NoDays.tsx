import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as calls from '#day/days/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { stepBack } from '#day/days/web/undo.ts'
import { useUndoKeys } from '#day/days/web/UndoButtons.tsx'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'

type Props = { client: Client; onBegun: (id: number) => void; onTemplate: () => void }

/** A wedding without a day, where the deletion of the last day or the undo of a template leads too. */
export function NoDays({ client: { id, weddingDate }, onBegun, onTemplate }: Props) {
  const { mutateAsync, isPending } = useCall(calls.create, {
    failure: 'Failed to add the day. Please try again.',
  })
  const at = { clientId: id }
  useUndoKeys(at)
  const steps = useAnswer(calls.steps, { params: { id } }).data
  const begin = () =>
    void mutateAsync({ params: { id }, body: { name: 'Wedding day' } }).then(
      (day) => onBegun(day.id),
      () => {},
    )
  return (
    <Card>
      <EmptyState
        icon={<CalendarPlus />}
        title="No run sheet yet"
        text={
          weddingDate
            ? `Plan ${formatDate(weddingDate)} minute by minute. Vendors and the couple see it once you publish it.`
            : 'Plan the day minute by minute. It follows the wedding date once there is one.'
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" pending={isPending} pendingLabel="Starting..." onClick={begin}>
              Start the Run Sheet
            </Button>
            <Button onClick={onTemplate}>Start from a Template</Button>
            {steps?.undo && <Button onClick={() => void stepBack(at, 'undo')}>Undo the Deletion</Button>}
            {steps?.redo && <Button onClick={() => void stepBack(at, 'redo')}>Redo the Run Sheet</Button>}
          </div>
        }
      />
    </Card>
  )
}
