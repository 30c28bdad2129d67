import { useMemo } from 'react'
import { paletteOf } from '#platform/contract/color-palette.ts'
import type { ColorScheme, Typography } from '#platform/contract/portal-looks.ts'
import { useColors } from '#platform/web/ui/use-colors.ts'

type Props = { color: string | null; scheme: ColorScheme; typography: Typography; studio: string; words: string }

/** How a portal begins with this look. */
export default function LookPreview({ color, scheme, typography, studio, words }: Props) {
  const colors = useMemo(() => (color ? paletteOf(color) : null), [color])
  useColors(colors)
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm font-medium">Preview</figcaption>
      <div
        data-scheme={scheme}
        data-colors={colors ? '' : undefined}
        data-typography={typography}
        className="overflow-hidden rounded-md border border-line"
      >
        <div className="portal-banner px-5 py-6 text-center">
          <p className="text-sm text-[var(--banner-muted)]">The wedding of</p>
          <p className="font-display text-3xl">Emma &amp; Ben</p>
        </div>
        <div className="space-y-4 p-5">
          <p className="font-display text-lg">{studio}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {words || 'This is where your wedding comes together.'}
          </p>
          <p className="flex flex-wrap items-center gap-4">
            <span className="rounded-md bg-accent px-4 py-2 font-medium text-on-accent">Open the Portal</span>
            <span className="text-accent-ink underline">A link</span>
          </p>
        </div>
      </div>
    </figure>
  )
}
