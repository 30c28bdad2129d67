/** The position and size of each pair of leaves; chosen by eye. */
const leaves = [
  [60, 250, 1],
  [88, 214, 0.95],
  [118, 180, 0.9],
  [150, 148, 0.82],
  [184, 118, 0.72],
  [220, 92, 0.6],
  [256, 70, 0.48],
] as const

/** An olive branch in the current text colour. */
export default function Branch({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 320 320"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden
      className={`absolute w-96 max-w-none opacity-25 ${className}`}
    >
      <path d="M20 300Q110 150 300 48" />
      {leaves.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M0 0C-6 -34 -30 -52 -52 -54C-48 -30 -30 -6 0 0ZM0 0Q-24 -22 -52 -54" />
          <path d="M0 0C34 2 56 22 62 44C38 46 10 32 0 0ZM0 0Q30 16 62 44" />
        </g>
      ))}
      <path d="M300 48C300 24 284 8 268 4C266 24 278 42 300 48ZM300 48Q286 24 268 4" />
    </svg>
  )
}
