import { generate } from 'lean-qr'

/** Scanners need a margin of four modules. */
const margin = 4

/** A QR code as a path of squares of the size one, and the side of the square that it fills with its margin. */
export function qrCode(text: string): { side: number; path: string } {
  const code = generate(text)
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? `M${x + margin} ${y + margin}h1v1h-1z` : '')),
  )
  return { side: code.size + 2 * margin, path: rows.flat().join('') }
}

/** Black on white, as a file for print shops. */
export function qrCodeAsSvg(text: string): string {
  const { side, path } = qrCode(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="30mm" height="30mm" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${path}"/></svg>\n`
}
