import { asTabs } from '#money/figures/web/as-tabs.ts'
import type { Line } from '#money/figures/web/line.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

export async function copyTable(heads: readonly string[], lines: readonly Line[], currency: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(asTabs(heads, lines, currency))
    toast({ title: 'Table copied', text: 'Paste it into a spreadsheet or a document.' })
  } catch {
    toast({
      title: 'Not copied',
      text: 'Your browser does not allow copying. Download the CSV instead.',
      variant: 'destructive',
    })
  }
}
