import Download from 'lucide-react/icons/download'
import type { Attachment } from '#talk/messages/contract/endpoints.ts'
import { attachmentAddress } from '#talk/messages/web/attachment-address.ts'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { ViewDialog, viewedPicture } from '#platform/web/ui/overlays/ViewDialog.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = { picture: Attachment; open: boolean; onClose: () => void }

/** A picture of a message in almost the size of the screen. */
export default function PictureDialog({ picture: { id, originalName }, open, onClose }: Props) {
  return (
    <ViewDialog
      open={open}
      onClose={onClose}
      title={originalName}
      footer={
        <AnchorButton href={attachmentAddress(id)} icon={<Download />}>
          {t('Download')}
        </AnchorButton>
      }
    >
      <img src={attachmentAddress(id)} alt={originalName} className={viewedPicture} />
    </ViewDialog>
  )
}
