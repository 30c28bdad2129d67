import type { Client } from '#contract/clients.ts'
import { create, remove } from '#contract/calls/templates.ts'
import { coupleNames } from '#contract/names.ts'
import { change } from '#web/calls/change.ts'
import { hrefOf } from '#web/router/address.ts'
import { navigate } from '#web/router/router.ts'
import { toast } from '#web/ui/overlays/toast.ts'

/** A plan template from what this wedding has, with its dates as offsets. */
export async function saveAsTemplate(client: Client): Promise<void> {
  const name = `Plan of ${coupleNames(client)}`.slice(0, 100)
  const failure = 'Failed to save the template. Please try again.'
  const saved = await change(create, { body: { fromClient: client.id, name } }, { failure }).catch(() => undefined)
  if (!saved) return
  const { id, rows } = saved
  const target = { to: '/templates/{id}', params: { id } } as const
  const takeBack = () =>
    change(remove, { params: { id } }, { failure: 'Failed to delete the template. Please try again.' })
  toast({
    title: 'Template saved',
    text: `${name} has ${rows.length} row${rows.length === 1 ? '' : 's'}.`,
    link: { label: 'Open', href: hrefOf(target), open: () => void navigate(target) },
    action: { label: 'Undo', onSelect: () => void takeBack().catch(() => {}) },
  })
}
