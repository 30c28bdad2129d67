type Point = { x: number; y: number }
/** A stem as a quadratic curve: its base, its control point, and its tip. */
type Stem = { from: Point; lean: Point; tip: Point; blossoms: number; size: number; opacity: number }

/** From back to front; the numbers were chosen by eye. */
const stems: Stem[] = [
  {
    from: { x: 250, y: 700 },
    lean: { x: 190, y: 420 },
    tip: { x: 96, y: 190 },
    blossoms: 13,
    size: 0.72,
    opacity: 0.55,
  },
  {
    from: { x: 350, y: 700 },
    lean: { x: 450, y: 420 },
    tip: { x: 500, y: 150 },
    blossoms: 15,
    size: 0.8,
    opacity: 0.7,
  },
  { from: { x: 300, y: 700 }, lean: { x: 280, y: 380 }, tip: { x: 318, y: 36 }, blossoms: 18, size: 1, opacity: 1 },
]

const along = ({ from, lean, tip }: Stem, part: number): Point => {
  const mix = (a: number, b: number, c: number) => part ** 2 * a + 2 * part * (1 - part) * b + (1 - part) ** 2 * c
  return { x: mix(from.x, lean.x, tip.x), y: mix(from.y, lean.y, tip.y) }
}

/** One spike of flowers: buds at the tip, open blossoms further down, each on a short stalk. */
function Spike(stem: Stem) {
  const { from, lean, tip, blossoms, size, opacity } = stem
  return (
    <g opacity={opacity}>
      <path d={`M${from.x} ${from.y}Q${lean.x} ${lean.y} ${tip.x} ${tip.y}`} />
      {Array.from({ length: blossoms }, (_, index) => {
        const part = (index / blossoms) ** 1.15 * 0.72
        const base = along(stem, part)
        const side = index % 2 === 0 ? -1 : 1
        const scale = size * (0.22 + 0.95 * (index / blossoms))
        const x = base.x + side * 30 * scale
        const y = base.y - 8 * scale
        return (
          <g key={index}>
            <path
              d={`M${base.x} ${base.y + 10 * scale}Q${base.x + side * 10 * scale} ${base.y + 4 * scale} ${x} ${y}`}
            />
            <use
              href={index < 5 ? '#larkspur-bud' : '#larkspur-blossom'}
              transform={`translate(${x} ${y}) rotate(${side * (30 + ((index * 47) % 40))}) scale(${scale})`}
            />
          </g>
        )
      })}
    </g>
  )
}

/** Decorative larkspur with translucent petals, so that overlaps are darker. */
export function LarkspurStems({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 600 640" preserveAspectRatio="xMidYMin slice" className={className}>
      <defs>
        <g id="larkspur-bud" className="fill-accent" fillOpacity="0.42" stroke="none">
          <path d="M0 14C-9 7-9-9 0-20 9-9 9 7 0 14Z" />
        </g>
        <g id="larkspur-blossom" className="fill-accent" stroke="none">
          {[0, 72, 144, 216, 288].map((turn) => (
            <path
              key={turn}
              transform={`rotate(${turn})`}
              fillOpacity="0.2"
              d="M0 4C-17-7-22-26-8-38-4-34 4-34 8-38 22-26 17-7 0 4Z"
            />
          ))}
          {[36, 108, 180, 252, 324].map((turn) => (
            <path key={turn} transform={`rotate(${turn})`} fillOpacity="0.18" d="M0 2C-9-4-11-15 0-22 11-15 9-4 0 2Z" />
          ))}
          <circle r="3.5" fillOpacity="0.75" />
        </g>
      </defs>
      <g fill="none" className="stroke-control" strokeWidth="1.25" strokeLinecap="round">
        {stems.map((stem) => (
          <Spike key={stem.tip.x} {...stem} />
        ))}
      </g>
    </svg>
  )
}
