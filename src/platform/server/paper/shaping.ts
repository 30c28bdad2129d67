import type { Font } from 'fontkit'

/** Passed among the font features, it makes the text right-to-left; pdfkit has no option for that. */
export const turned = 'rtl'

/** The paragraph sets the direction, so the font must not guess it. */
export function takeDirection(font: Font): Font {
  const layout = font.layout.bind(font)
  font.layout = (text, features) => {
    const direction = features && !Array.isArray(features) && features[turned] ? 'rtl' : 'ltr'
    return layout(text, features, undefined, undefined, direction)
  }
  return font
}

/** fontkit's mark positioning; its types omit it. */
type Positions = {
  applyLookup: (type: number, table: unknown) => boolean
  getAnchor: (anchor: unknown) => unknown
}
const noAnchor = Symbol('A letter without a place for the mark')

/** If a letter has no anchor for a mark, the next rule applies, as OpenType specifies; fontkit 2.0.4 throws instead. */
export function allowMissingAnchors(font: Font): void {
  const { _layoutEngine } = font as unknown as { _layoutEngine: { engine?: { GPOSProcessor?: Positions | null } } }
  const positions = _layoutEngine.engine?.GPOSProcessor
  if (!positions) return
  const applyLookup = positions.applyLookup.bind(positions)
  const getAnchor = positions.getAnchor.bind(positions)
  positions.getAnchor = (anchor) => {
    // oxlint-disable-next-line typescript/only-throw-error -- it is caught below, and needs no stack
    if (!anchor) throw noAnchor
    return getAnchor(anchor)
  }
  positions.applyLookup = (type, table) => {
    try {
      return applyLookup(type, table)
    } catch (error) {
      if (error === noAnchor) return false
      throw error
    }
  }
}
