import { Card } from '#web/ui/layout/Card.tsx'
import { grouped } from '#web/ui/format/numbers.ts'

export function Stat({ label, value }: { label: string; value: number }) {
  return (
    <Card className="flex flex-col justify-between gap-2 max-sm:p-4">
      <h2 className="text-sm text-muted">{label}</h2>
      <p className="font-display text-4xl leading-none tabular">{grouped(value)}</p>
    </Card>
  )
}
