import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import type { Document } from '#planning/documents/contract/endpoints.ts'
import { downloadAddress, viewAddress } from '#planning/documents/web/file-addresses.ts'
import { FileFrame } from '#planning/documents/web/FileFrame.tsx'
import { isPicture } from '#planning/documents/web/file-words.ts'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { document: Document; open: boolean; onClose: () => void }

/** The screen's height without the dialog's header and footer. */
const height = 'h-[calc(92dvh-15rem)] sm:h-[calc(96dvh-12rem)]'

/** A dialog of almost the size of the screen, for reading documents. */
export default function ViewDocumentDialog({ document, open, onClose }: Props) {
  const { id, originalName, fileType } = document
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={originalName}
      className="sm:max-h-[96dvh]! sm:w-[calc(100vw-2rem)] sm:max-w-none!"
      footer={
        <>
          <AnchorButton href={viewAddress(id)} target="_blank" rel="noopener" icon={<ExternalLink />}>
            Open in New Tab
          </AnchorButton>
          <AnchorButton href={downloadAddress(id)} icon={<Download />}>
            Download
          </AnchorButton>
        </>
      }
    >
      {isPicture(fileType) ? (
        <img src={viewAddress(id)} alt={originalName} className={`mx-auto ${height} rounded-sm object-contain`} />
      ) : (
        <FileFrame
          isPdf={fileType === 'application/pdf'}
          src={viewAddress(id)}
          title={originalName}
          className={`${height} w-full rounded-sm border border-line bg-white`}
        />
      )}
    </Dialog>
  )
}
