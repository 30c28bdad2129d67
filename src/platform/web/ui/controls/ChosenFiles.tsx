import X from 'lucide-react/icons/x'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = { files: readonly File[]; onRemove: (file: File) => void }

/** Files that are chosen and not yet sent. */
export function ChosenFiles({ files, onRemove }: Props) {
  if (files.length === 0) return null
  return (
    <ul aria-label={t('Files to send')} className="flex w-full flex-wrap gap-2">
      {files.map((file) => (
        <li
          key={`${file.name}-${file.size}-${file.lastModified}`}
          className="flex max-w-full items-center rounded-md bg-sunken pl-3 text-sm"
        >
          <span className="truncate">{file.name}</span>
          <IconButton label={t('Remove {name}', { name: file.name })} onClick={() => onRemove(file)}>
            <X />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
