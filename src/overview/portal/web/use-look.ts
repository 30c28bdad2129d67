import { useEffect } from 'react'
import { coupleNames } from '#platform/contract/names.ts'
import type { Portal } from '#overview/portals/contract/endpoints.ts'

/** Follows changes of the look while the page is open; the server renders the initial one. */
export function useLook(portal: Portal | undefined): void {
  useEffect(() => {
    if (!portal) return
    const { colorScheme, typography } = portal.customization
    Object.assign(document.documentElement.dataset, { scheme: colorScheme, typography })
    document.title = coupleNames(portal.client)
  }, [portal])
}
