import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { PaletteGroup, PaletteOption } from '#overview/search/web/palette-option.ts'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The options that the arrow keys move through and Enter chooses, while the focus stays in a field. */
export function useOptions(groups: readonly PaletteGroup[], searching: boolean, onLeft: () => void) {
  /** Enter was pressed before there was anything to choose. */
  const waiting = useRef(false)
  const [moved, setMoved] = useState<string>()
  const options = groups.flatMap((group) => group.options)
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === moved),
  )
  const active = options[at]

  const choose = (option: PaletteOption) => {
    setMoved(undefined)
    if (option.choose() === true) onLeft()
  }
  useEffect(() => {
    if (!waiting.current || searching) return
    waiting.current = false
    if (active) choose(active)
  })
  const begin = () => {
    waiting.current = false
    setMoved(undefined)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) choose(active)
      else waiting.current = searching
    }
    const step = steps[event.key]
    if (step === undefined || options.length === 0) return
    event.preventDefault()
    setMoved(options[(at + step + options.length) % options.length]!.key)
  }
  return { options, active, choose, press, begin }
}
