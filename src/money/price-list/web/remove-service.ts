import * as calls from '#money/price-list/contract/calls.ts'
import type { Service } from '#money/price-list/contract/endpoints.ts'
import { change } from '#platform/web/calls/change.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

export function removeService({ id, description, rate }: Service): void {
  const bringBack = () =>
    change(
      calls.add,
      { body: { description, rate } },
      { failure: 'Failed to bring the service back. Please try again.' },
    ).catch(() => {})
  void change(
    calls.remove,
    { params: { id } },
    {
      failure: 'Failed to delete the service. Please try again.',
      saved: () =>
        toast({
          title: 'Service deleted',
          text: description,
          action: { label: 'Undo', onSelect: () => void bringBack() },
        }),
    },
  ).catch(() => {})
}
