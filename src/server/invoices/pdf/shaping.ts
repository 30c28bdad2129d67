import type { Font } from 'fontkit'

/** Set among the features of a text, it turns the letters round; pdfkit has no other place for it. */
export const turned = 'rtl'

/** Which way letters run is for the paragraph to say, not for the typeface to guess. */
export function takeDirection(font: Font): Font {
  const layout = font.layout.bind(font)
  font.layout = (text, features) => {
    const direction = features && !Array.isArray(features) && features[turned] ? 'rtl' : 'ltr'
    return layout(text, features, undefined, undefined, direction)
  }
  return font
}

/** The part of fontkit that puts marks on letters; its types leave it out. */
type Positions = {
  applyLookup: (type: number, table: unknown) => boolean
  getAnchor: (anchor: unknown) => unknown
}
const noAnchor = Symbol('A letter without a place for the mark')

/**
 * Where a letter has no place for a mark the rule does not apply and the next one is tried, as OpenType says; fontkit
 * 2.0.4 fails there instead.
 */
export function allowMissingAnchors(font: Font): void {
  const { _layoutEngine } = font as unknown as { _layoutEngine: { engine?: { GPOSProcessor?: Positions | null } } }
  const positions = _layoutEngine.engine?.GPOSProcessor
  if (!positions) return
  const applyLookup = positions.applyLookup.bind(positions)
  const getAnchor = positions.getAnchor.bind(positions)
  positions.getAnchor = (anchor) => {
    // oxlint-disable-next-line typescript/only-throw-error -- it is caught below, and has no need of a stack
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
