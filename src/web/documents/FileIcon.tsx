import { FileText, FileType, Image, ScrollText } from 'lucide-react'
import { isPicture } from '#web/documents/file-words.ts'

/** Stands where a couple has its picture. */
export function FileIcon({ fileType }: { fileType: string }) {
  const Icon = isPicture(fileType)
    ? Image
    : fileType === 'application/pdf'
      ? ScrollText
      : fileType
        ? FileText
        : FileType
  return (
    <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Icon className="size-5 stroke-[1.5]" />
    </span>
  )
}
