import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { create, remove } from '#plan/templates/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { change } from '#platform/web/calls/change.ts'
import { hrefOf } from '#platform/web/router/address.ts'
import { navigate } from '#platform/web/router/router.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** A plan template from what this wedding has, with its dates as offsets. */
export async function saveAsTemplate(client: Client): Promise<void> {
  const name = `Plan for ${coupleNames(client)}`.slice(0, 100)
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
