import { Mark } from '#platform/web/ui/layout/Mark.tsx'

export function Wordmark() {
  return (
    <p className="flex items-center gap-2.5 font-display text-xl tracking-[-0.01em]">
      <Mark className="size-7" />
      Larkspur
    </p>
  )
}
