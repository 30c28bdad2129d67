import { useLayoutEffect } from 'react'
import type { ColorPalette } from '#platform/contract/color-palette.ts'
import { wearColors } from '#platform/web/ui/wear-colors.ts'

/** The studio's own colours for what is marked with `data-colors`, before the page is drawn. */
export function useColors(colors: ColorPalette | null | undefined): void {
  useLayoutEffect(() => (colors ? wearColors(colors) : undefined), [colors])
}
