import { create, list, remove, restore } from '#plan/templates/contract/calls.ts'
import type { TemplateInList } from '#plan/templates/contract/endpoints.ts'
import { change } from '#platform/web/calls/change.ts'
import { navigate } from '#platform/web/router/router.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const openTemplate = (id: number) => void navigate({ to: '/templates/{id}', params: { id } })

export async function addTemplate(): Promise<void> {
  const failure = 'Failed to add a template. Please try again.'
  const added = await change(create, { body: { name: 'New template' } }, { failure }).catch(() => undefined)
  if (added) openTemplate(added.id)
}

export async function duplicateTemplate({ id, name }: TemplateInList): Promise<void> {
  const failure = 'Failed to copy the template. Please try again.'
  const copy = await change(create, { body: { copyOf: id } }, { failure }).catch(() => undefined)
  if (!copy) return
  toast({
    title: 'Template copied',
    text: `${copy.name} is a copy of ${name}.`,
    action: { label: 'Open', onSelect: () => openTemplate(copy.id) },
  })
}

export function deleteTemplate({ id, name }: Pick<TemplateInList, 'id' | 'name'>): void {
  void change(
    remove,
    { params: { id } },
    {
      optimistic: (cached) =>
        cached.edit(list, (now) => (now as TemplateInList[]).filter((other) => other.id !== id) as typeof now),
      failure: 'Failed to delete the template. Please try again.',
      saved: () =>
        toast({
          title: 'Template deleted',
          text: `${name} has been deleted. Weddings keep what they got from it.`,
          action: { label: 'Undo', onSelect: () => bringBack(id) },
        }),
    },
  )
}

const bringBack = (id: number) =>
  void change(restore, { params: { id } }, { failure: 'Failed to restore the template. Please try again.' }).catch(
    () => undefined,
  )
