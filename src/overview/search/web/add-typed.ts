import * as eventCalls from '#planning/events/contract/calls.ts'
import * as invoiceCalls from '#money/invoices/contract/calls.ts'
import * as noteCalls from '#talk/notes/contract/calls.ts'
import * as taskCalls from '#planning/tasks/contract/calls.ts'
import { change } from '#platform/web/calls/change.ts'
import { eventTypeOf } from '#planning/events/web/public/typed-event-type.ts'
import type { QuickAdd, QuickAddKind } from '#planning/tasks/web/public/quick-add.ts'
import { hrefOf, type Target } from '#platform/web/router/address.ts'
import { navigate } from '#platform/web/router/router.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** A message is not added, but prepared in its conversation. */
export type AddedKind = Exclude<QuickAddKind, 'message'>
type Added = { where: string; target: Target; takeBack: () => Promise<unknown> }

const failedTo = (act: string, kind: AddedKind) => ({ failure: `Failed to ${act} ${kind}. Please try again.` })

const adders: Record<AddedKind, (typed: QuickAdd, clientId: number) => Promise<Added>> = {
  task: async ({ title, date, priority }, clientId) => {
    const body = { title, ...(date && { dueDate: date }), ...(priority && { priority }), ...(clientId && { clientId }) }
    const { id } = await change(taskCalls.create, { body }, failedTo('create', 'task'))
    return {
      where: 'on your list',
      target: { to: '/tasks/{id}', params: { id } },
      takeBack: () => change(taskCalls.remove, { params: { id } }, failedTo('delete', 'task')),
    }
  },
  event: async ({ title, date, time }, clientId) => {
    const body = { title, date: date!, type: eventTypeOf(title), ...(time && { time }) }
    const { id } = await change(eventCalls.create, { params: { id: clientId }, body }, failedTo('create', 'event'))
    return {
      where: 'on your calendar',
      target: { to: '/events/{id}', params: { id } },
      takeBack: () => change(eventCalls.remove, { params: { id } }, failedTo('delete', 'event')),
    }
  },
  invoice: async ({ title, date, amount }, clientId) => {
    const body = { lineItems: [{ description: title, rate: amount! }], ...(date && { dueDate: date }) }
    const { id } = await change(invoiceCalls.create, { params: { id: clientId }, body }, failedTo('create', 'invoice'))
    return {
      where: 'a draft, which the couple does not see',
      target: { to: '/invoices/{id}', params: { id } },
      takeBack: () => change(invoiceCalls.remove, { params: { id } }, failedTo('delete', 'invoice')),
    }
  },
  note: async ({ title }, clientId) => {
    const { id } = await change(
      noteCalls.create,
      { params: { id: clientId }, body: { text: title } },
      failedTo('create', 'note'),
    )
    return {
      where: 'among the internal notes, which only the studio sees',
      target: { to: '/messages', search: { client: clientId, notes: 'open' } },
      takeBack: () => change(noteCalls.remove, { params: { id } }, failedTo('delete', 'note')),
    }
  },
}

const names: Record<AddedKind, string> = { task: 'Task', event: 'Event', invoice: 'Invoice', note: 'Note' }

/** Adds what was typed and says so in a toast with an undo. False if that failed, which a toast says too. */
export async function addTyped(kind: AddedKind, typed: QuickAdd, clientId: number | undefined): Promise<boolean> {
  try {
    const { where, target, takeBack } = await adders[kind](typed, clientId ?? 0)
    toast({
      title: `${names[kind]} created`,
      text: `“${typed.title}” is ${where}.`,
      link: { label: `Open ${kind}`, href: hrefOf(target), open: () => void navigate(target) },
      action: { label: 'Undo', onSelect: () => void takeBack().catch(() => {}) },
    })
    return true
  } catch {
    return false
  }
}
