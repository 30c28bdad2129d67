import RefreshCw from 'lucide-react/icons/refresh-cw'
import X from 'lucide-react/icons/x'
import { fileProblem } from '#planning/documents/web/public/file-rules.ts'
import type { SendingFile } from '#planning/documents/web/use-sending-files.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { ProgressBar } from '#platform/web/ui/layout/ProgressBar.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  sending: readonly SendingFile[]
  onCancel: (key: number) => void
  onRetry: (one: SendingFile) => void
}

export function SendingList({ sending, onCancel, onRetry }: Props) {
  if (sending.length === 0) return null
  return (
    <ul className="space-y-2">
      {sending.map((one) => {
        const { key, file, part, problem } = one
        return (
          <li key={key} className="flex items-center gap-2 rounded-md bg-sunken py-2 pr-2 pl-4 text-sm">
            <div className="min-w-0 flex-1">
              <p dir="auto" className="mb-1.5 truncate">
                {file.name}
              </p>
              {problem ? (
                <p role="alert" className="text-danger-ink">
                  {problem}
                </p>
              ) : (
                <ProgressBar label={t('Sending {name}', { name: file.name })} part={part} />
              )}
            </div>
            {problem && !fileProblem(file) && (
              <IconButton label={t('Try {name} again', { name: file.name })} onClick={() => onRetry(one)}>
                <RefreshCw />
              </IconButton>
            )}
            <IconButton
              label={
                problem ? t('Dismiss {name}', { name: file.name }) : t('Cancel sending {name}', { name: file.name })
              }
              onClick={() => onCancel(key)}
            >
              <X />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
