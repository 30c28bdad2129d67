import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import type { Document } from '#planning/documents/contract/endpoints.ts'
import { downloadAddress, viewAddress } from '#planning/documents/web/file-addresses.ts'
import { FileFrame } from '#planning/documents/web/FileFrame.tsx'
import { isPicture } from '#planning/documents/web/file-words.ts'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { ViewDialog, viewedPicture, viewHeight } from '#platform/web/ui/overlays/ViewDialog.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = { document: Document; open: boolean; onClose: () => void }

/** For reading documents. */
export default function ViewDocumentDialog({ document, open, onClose }: Props) {
  const { id, originalName, fileType } = document
  return (
    <ViewDialog
      open={open}
      onClose={onClose}
      title={originalName}
      footer={
        <>
          <AnchorButton href={viewAddress(id)} target="_blank" rel="noopener" icon={<ExternalLink />}>
            {t('Open in New Tab')}
          </AnchorButton>
          <AnchorButton href={downloadAddress(id)} icon={<Download />}>
            {t('Download')}
          </AnchorButton>
        </>
      }
    >
      {isPicture(fileType) ? (
        <img src={viewAddress(id)} alt={originalName} className={viewedPicture} />
      ) : (
        <FileFrame
          isPdf={fileType === 'application/pdf'}
          src={viewAddress(id)}
          title={originalName}
          className={`${viewHeight} w-full rounded-sm border border-line bg-white`}
        />
      )}
    </ViewDialog>
  )
}
