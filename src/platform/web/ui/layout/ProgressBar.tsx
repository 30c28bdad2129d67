/** Progress from 0 to 1. */
export function ProgressBar({ label, part }: { label: string; part: number }) {
  const percent = Math.round(100 * part)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  )
}
