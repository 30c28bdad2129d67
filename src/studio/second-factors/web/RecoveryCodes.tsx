import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { AnchorButton, Button } from '#platform/web/ui/controls/Button.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'

/** New recovery codes, which are not shown again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: 'Codes copied', text: 'Keep them where you keep your passwords.' })
    } catch {
      toast({ title: 'Copying failed', text: 'Please select them and copy them.' })
    }
  }
  return (
    <div className="space-y-4 sm:col-span-2">
      <p className="text-sm">
        Each of these recovery codes signs you in once if you lose your second factor. They will not be shown again:
        keep them where only you can find them.
      </p>
      <ul aria-label="Recovery codes" className="space-y-1 rounded-md bg-sunken p-4 text-sm tabular">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button icon={<Copy />} onClick={() => void copy()}>
          Copy
        </Button>
        <AnchorButton
          icon={<Download />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes for Larkspur\n\n${text}\n`)}`}
          download="Larkspur recovery codes.txt"
        >
          Download
        </AnchorButton>
      </div>
    </div>
  )
}
