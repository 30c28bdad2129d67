import type { Customization } from '#weddings/portal-looks/contract/customization.ts'
import type { Portal } from '#overview/portals/contract/endpoints.ts'
import { useColors } from '#platform/web/ui/use-colors.ts'
import { PortalView } from '#overview/portal/web/PortalView.tsx'

type Props = { portal: Portal; customization: Customization }

/** The portal as its couple would see it, with the unsaved look; scaled down where it shares the screen's height with the settings. */
export default function PortalPreview({ portal, customization }: Props) {
  const { colorScheme, studioColor, typography } = customization
  const colors = studioColor ? portal.colors : null
  useColors(colors)
  return (
    <div
      data-scheme={colorScheme}
      data-colors={colors ? '' : undefined}
      data-typography={typography}
      className="max-h-[calc(100dvh-10rem)] min-h-96 overflow-y-auto rounded-md border border-line lift-card max-lg:h-[34dvh] max-lg:min-h-0"
    >
      <div className="max-lg:[zoom:0.6]">
        <PortalView portal={{ ...portal, viewer: 'couple', customization }} preview />
      </div>
    </div>
  )
}
