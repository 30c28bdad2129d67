import Download from 'lucide-react/icons/download'
import type { Attachment } from '#talk/messages/contract/endpoints.ts'
import { attachmentAddress } from '#talk/messages/web/attachment-address.ts'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { picture: Attachment; open: boolean; onClose: () => void }

/** A picture of a message in almost the size of the screen. */
export default function PictureDialog({ picture: { id, originalName }, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={originalName}
      className="sm:max-h-[96dvh]! sm:w-[calc(100vw-2rem)] sm:max-w-none!"
      footer={
        <AnchorButton href={attachmentAddress(id)} icon={<Download />}>
          Download
        </AnchorButton>
      }
    >
      <img
        src={attachmentAddress(id)}
        alt={originalName}
        className="mx-auto h-[calc(92dvh-15rem)] rounded-sm object-contain sm:h-[calc(96dvh-12rem)]"
      />
    </Dialog>
  )
}
