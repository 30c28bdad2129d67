import { useLayoutEffect } from 'react'
import type { ColorPalette } from '#platform/contract/color-palette.ts'
import { loadInBackground } from '#platform/web/ui/load-in-background.ts'

/** The studio's own colours for what is marked with `data-colors`. Few pages have them, so the code is loaded for these only. */
export function useColors(colors: ColorPalette | null | undefined): void {
  useLayoutEffect(() => {
    if (!colors) return undefined
    let isOver = false
    let takeOff = () => {}
    const putOn = async () => {
      const { wearColors } = await loadInBackground(() => import('#platform/web/ui/wear-colors.ts'))
      if (!isOver) takeOff = wearColors(colors)
    }
    void putOn()
    return () => {
      isOver = true
      takeOff()
    }
  }, [colors])
}
