import FileText from 'lucide-react/icons/file-text'
import FileType from 'lucide-react/icons/file-type'
import Image from 'lucide-react/icons/image'
import ScrollText from 'lucide-react/icons/scroll-text'
import type { Document } from '#planning/documents/contract/endpoints.ts'
import { thumbnailAddress } from '#planning/documents/web/file-addresses.ts'
import { isPicture } from '#planning/documents/web/file-words.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { IconTile } from '#platform/web/ui/layout/IconTile.tsx'

type Props = { document: Pick<Document, 'id' | 'fileType' | 'thumbnail'>; className?: string }

/** A thumbnail of the file, or an icon of its type. */
export function FileIcon({ document: { id, fileType, thumbnail }, className = 'size-11' }: Props) {
  if (thumbnail)
    return (
      <img
        src={thumbnailAddress(id, thumbnail)}
        alt=""
        loading="lazy"
        decoding="async"
        className={joined('shrink-0 rounded-sm border border-line bg-sunken object-cover', className)}
      />
    )
  const Icon = isPicture(fileType)
    ? Image
    : fileType === 'application/pdf'
      ? ScrollText
      : fileType
        ? FileText
        : FileType
  return <IconTile icon={Icon} className={joined('rounded-sm', className)} />
}
