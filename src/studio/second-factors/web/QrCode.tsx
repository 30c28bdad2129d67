import { generate } from 'lean-qr'

/** Scanners need a margin of four modules. */
const margin = 4

/** Black on white in both themes, because many scanners read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const side = code.size + 2 * margin
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) => (code.get(x, y) ? `M${x + margin} ${y + margin}h1v1h-1z` : '')),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      width={192}
      height={192}
      className="rounded-md border border-line"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#000" d={rows.flat().join('')} />
    </svg>
  )
}
