import * as portalCalls from '#overview/portals/contract/calls.ts'
import type { Customization } from '#weddings/portal-looks/contract/customization.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { CallError } from '#platform/web/calls/call.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

/** Updates the stored customization, or creates it if the server answers 404. */
export function useSaveCustomization(clientId: number) {
  const changing = useCall(portalCalls.changeCustomization)
  const storing = useCall(portalCalls.storeCustomization)

  const save = async ({
    colorScheme,
    studioColor,
    typography,
    enabledFeatures,
    showsDay,
    showsGuests,
    selectedInvoices,
  }: Customization) => {
    const input = {
      params: { id: clientId },
      body: { colorScheme, studioColor, typography, enabledFeatures, showsDay, showsGuests, selectedInvoices },
    }
    try {
      await changing.mutateAsync(input).catch((error: unknown) => {
        if (error instanceof CallError && error.status === 404) return storing.mutateAsync(input)
        throw error
      })
      toast({ title: 'Portal customization saved successfully!', text: 'The couple sees it right away.' })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to save customization. Please try again.')
    }
  }
  return { save, pending: changing.isPending || storing.isPending }
}
