import { useEffect } from 'react'
import { coupleNames } from '#contract/names.ts'
import type { Portal } from '#contract/portals.ts'

/** The server has dressed the page already; this follows when the planner chooses another look meanwhile. */
export function useLook(portal: Portal | undefined): void {
  useEffect(() => {
    if (!portal) return
    const { colorScheme, typography } = portal.customization
    Object.assign(document.documentElement.dataset, { scheme: colorScheme, typography })
    document.title = coupleNames(portal.client)
  }, [portal])
}
