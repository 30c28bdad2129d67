import { useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { pastFates, pastLabels, type PastFate } from '#plan/plan/contract/plan-kinds.ts'
import * as templateCalls from '#plan/templates/contract/calls.ts'
import * as calls from '#plan/several/contract/calls.ts'
import { undoBatches } from '#weddings/history/web/public/undo.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { counted } from '#platform/web/ui/format/numbers.ts'

type Props = { chosen: readonly Client[]; open: boolean; onClose: () => void }

/** Gives the chosen couples a plan. */
export function PlanSeveral({ chosen, open, onClose }: Props) {
  const { data: templates = [] } = useAnswer(templateCalls.list, {}, { enabled: open })
  const [wanted, setWanted] = useState<number>()
  const [past, setPast] = useState<PastFate>('now')
  const { mutateAsync, isPending } = useCall(calls.applyPlan, { failure: 'Failed to apply the plan.' })
  const templateId = templates.find(({ id }) => id === wanted)?.id ?? templates[0]?.id
  const action = `Add Plan to ${counted(chosen.length, 'Wedding')}`
  const apply = async () => {
    if (templateId === undefined) return
    const body = { ids: chosen.map(({ id }) => id), templateId, past, today: dayHere() }
    const done = await mutateAsync({ body }).catch(() => undefined)
    if (!done) return
    onClose()
    const { batches, added } = done
    toast({
      title: 'Plan applied',
      text:
        batches.length === 0 ? 'They all already had it.' : `${added} rows in ${counted(batches.length, 'wedding')}.`,
      ...(batches.length > 0 && { action: { label: 'Undo', onSelect: () => void undoBatches(batches) } }),
    })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isPending && onClose()}
      title={action}
      description="Each wedding gets whatever it does not have yet from the plan, based on its own date. Payments need a total, so add those on the couple’s page. No email goes out right away; couples who use their portal see their tasks in their next email."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel="Applying..."
            disabled={templateId === undefined}
            onClick={() => void apply()}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <NativeSelect
          label="Plan Template"
          value={String(templateId ?? '')}
          onChange={({ target }) => setWanted(Number(target.value))}
        >
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label="Tasks Already Past Their Date"
          value={past}
          onChange={({ target }) => setPast(pastFates.find((one) => one === target.value) ?? past)}
        >
          <Options labels={pastLabels} />
        </NativeSelect>
      </div>
    </Dialog>
  )
}
