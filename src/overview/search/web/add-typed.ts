import * as eventCalls from '#planning/events/contract/calls.ts'
import * as taskCalls from '#planning/tasks/contract/calls.ts'
import { change } from '#platform/web/calls/change.ts'
import { eventTypeOf } from '#planning/events/web/public/typed-event-type.ts'
import type { QuickAdd, QuickAddKind } from '#planning/tasks/web/public/quick-add.ts'
import { hrefOf, type Target } from '#platform/web/router/address.ts'
import { navigate } from '#platform/web/router/router.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const failureOf = (kind: QuickAddKind) => ({ failure: `Failed to create ${kind}. Please try again.` })

function tellAdded(title: string, text: string, label: string, target: Target, takeBack: () => Promise<unknown>) {
  const undo = () => void takeBack().catch(() => {})
  const link = { label, href: hrefOf(target), open: () => void navigate(target) }
  toast({ title, text, link, action: { label: 'Undo', onSelect: undo } })
}

/** Adds what was typed and says so in a toast with an undo. False if that failed, which a toast says too. */
export async function addTyped(kind: QuickAddKind, typed: QuickAdd, clientId: number | undefined): Promise<boolean> {
  const { title, date, time, priority } = typed
  try {
    if (kind === 'event') {
      const body = { title, date: date!, type: eventTypeOf(title), ...(time && { time }) }
      const { id } = await change(eventCalls.create, { params: { id: clientId! }, body }, failureOf(kind))
      const takeBack = () =>
        change(eventCalls.remove, { params: { id } }, { failure: 'Failed to delete event. Please try again.' })
      const target = { to: '/events/{id}', params: { id } } as const
      tellAdded('Event created', `“${title}” is in your calendar.`, 'Open event', target, takeBack)
    } else {
      const body = {
        title,
        ...(date && { dueDate: date }),
        ...(priority && { priority }),
        ...(clientId && { clientId }),
      }
      const { id } = await change(taskCalls.create, { body }, failureOf(kind))
      const takeBack = () =>
        change(taskCalls.remove, { params: { id } }, { failure: 'Failed to delete task. Please try again.' })
      const target = { to: '/tasks/{id}', params: { id } } as const
      tellAdded('Task created', `“${title}” is on your list.`, 'Open task', target, takeBack)
    }
    return true
  } catch {
    return false
  }
}
