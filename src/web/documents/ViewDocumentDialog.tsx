import { Download } from 'lucide-react'
import type { Document } from '#contract/documents.ts'
import { downloadAddress, viewAddress } from '#web/documents/file-addresses.ts'
import { isPicture } from '#web/documents/file-words.ts'
import { AnchorButton } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props = { document: Document; open: boolean; onClose: () => void }

/** Shows a file as the browser would, in a frame that nothing gets out of. */
export default function ViewDocumentDialog({ document, open, onClose }: Props) {
  const { id, originalName, fileType } = document
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={originalName}
      className="sm:max-w-4xl"
      footer={
        <AnchorButton href={downloadAddress(id)} icon={<Download />}>
          Download
        </AnchorButton>
      }
    >
      {isPicture(fileType) ? (
        <img src={viewAddress(id)} alt={originalName} className="mx-auto max-h-[65dvh] rounded-sm object-contain" />
      ) : (
        // A PDF's viewer does not work in a sandbox; what the server sends along keeps the file from being this site.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
        <iframe
          sandbox={fileType === 'application/pdf' ? undefined : ''}
          src={viewAddress(id)}
          title={originalName}
          className="h-[65dvh] w-full rounded-sm border border-line bg-white"
        />
      )}
    </Dialog>
  )
}
