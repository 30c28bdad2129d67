import Download from 'lucide-react/icons/download'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { memo } from 'react'
import type { StudioDocument } from '#planning/documents/contract/endpoints.ts'
import type { OpenDialog } from '#planning/documents/web/DocumentDialogs.tsx'
import { downloadAddress } from '#planning/documents/web/file-addresses.ts'
import { categoryLabels, fromInWords, kindOf, noFile, sizeInMb } from '#planning/documents/web/file-words.ts'
import { canBeViewed } from '#planning/documents/web/public/viewable.ts'
import { NotForTheCouple } from '#planning/documents/web/ForWhom.tsx'
import { FileIcon } from '#planning/documents/web/FileIcon.tsx'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

type Props = { document: StudioDocument; onOpen: (dialog: OpenDialog) => void }

export const DocumentCard = memo(function DocumentCard({ document, onOpen }: Props) {
  const { id, originalName, filename, fileType, fileSize, category, clientName, uploadedBy, visibleToCouple } = document
  const hasFile = fileType !== ''
  return (
    <li className="flex flex-col rounded-md border border-line bg-card p-5 lift-card offscreen-48">
      <div className="flex items-start gap-3">
        <FileIcon document={document} className="size-16" />
        <p className="flex min-w-0 flex-wrap gap-1.5">
          <Badge>{categoryLabels[category]}</Badge>
          {uploadedBy === 'client' && <Badge tone="blue">{fromInWords(document, 'From the couple')}</Badge>}
          {!visibleToCouple && <NotForTheCouple />}
        </p>
        <div className="-mr-2.5 ml-auto">
          <Menu
            label={`Actions for ${originalName}`}
            items={[
              ...(canBeViewed(document)
                ? [{ label: 'View', icon: <Eye />, onSelect: () => onOpen({ kind: 'view', document }) }]
                : []),
              ...(hasFile
                ? [{ label: 'Download', icon: <Download />, onSelect: () => location.assign(downloadAddress(id)) }]
                : []),
              { label: 'Edit', icon: <Pencil />, onSelect: () => onOpen({ kind: 'edit', document }) },
              { label: 'Delete', icon: <Trash2 />, onSelect: () => onOpen({ kind: 'delete', document }), danger: true },
            ]}
          >
            <IconButton label={`Actions for ${originalName}`} tooltip="Actions" className="text-muted">
              <EllipsisVertical />
            </IconButton>
          </Menu>
        </div>
      </div>
      <h2 className="mt-4 font-display text-xl leading-snug text-balance wrap-anywhere">
        {canBeViewed(document) ? (
          <button
            type="button"
            className="text-left underline-offset-4 touchable hover:underline"
            onClick={() => onOpen({ kind: 'view', document })}
          >
            {originalName}
          </button>
        ) : (
          originalName
        )}
      </h2>
      <p className="mt-1 text-sm text-muted wrap-anywhere">{clientName}</p>
      <p className="mt-auto flex flex-wrap gap-x-3 gap-y-0.5 pt-3.5 text-[0.8125rem] text-muted tabular">
        <span className="wrap-anywhere">{filename}</span>
        <span>{hasFile ? sizeInMb(fileSize) : noFile}</span>
        {hasFile && <span>{kindOf(fileType)}</span>}
      </p>
    </li>
  )
})
