import { useEffect, useLayoutEffect } from 'react'
import { coupleNames } from '#platform/contract/names.ts'
import type { Portal } from '#overview/portals/contract/endpoints.ts'
import { useColors } from '#platform/web/ui/use-colors.ts'

/** Follows changes of the look while the page is open; the server renders the initial one, but for the studio's own colour. */
export function useLook(portal: Portal | undefined): void {
  const colors = portal?.customization.studioColor ? portal.colors : null
  useColors(colors)
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-colors', Boolean(colors))
  }, [colors])
  useEffect(() => {
    if (!portal) return
    const { colorScheme, typography } = portal.customization
    Object.assign(document.documentElement.dataset, { scheme: colorScheme, typography })
    document.title = coupleNames(portal.client)
  }, [portal])
}
