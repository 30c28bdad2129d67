import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as exportCalls from '#exchange/exports/contract/calls.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { change } from '#platform/web/calls/change.ts'
import { navigate } from '#platform/web/router/router.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** Starts the export of one wedding; the settings show its progress and the ZIP. */
export async function exportWedding(client: Client): Promise<void> {
  const failure = 'Failed to start the export. Please try again.'
  const started = await change(exportCalls.make, { body: { clientId: client.id } }, { failure }).catch(() => undefined)
  if (!started) return
  toast({
    title: 'Export started',
    text: `The wedding of ${coupleNames(client)} is being exported.`,
    action: { label: 'Open', onSelect: () => void navigate({ to: '/settings', search: { tab: 'data' } }) },
  })
}
