import Paperclip from 'lucide-react/icons/paperclip'
import { lazy, useState } from 'react'
import type { Attachment } from '#talk/messages/contract/endpoints.ts'
import { attachmentAddress } from '#talk/messages/web/attachment-address.ts'
import { fileSize } from '#platform/web/ui/format/file-size.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { t } from '#platform/web/locale/t.ts'

const PictureDialog = lazy(() => import('#talk/messages/web/PictureDialog.tsx'))

const shownTypes = new Set(['image/jpeg', 'image/png'])

/** The files of a message: pictures are shown, the others are links. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const [broken, setBroken] = useState<readonly number[]>([])
  const [opened, setOpened] = useState<{ picture: Attachment; isOpen: boolean }>()
  const isShown = ({ id, fileType }: Attachment) => shownTypes.has(fileType) && !broken.includes(id)
  const pictures = attachments.filter(isShown)
  const others = attachments.filter((file) => !isShown(file))
  return (
    <>
      {pictures.length > 0 && (
        <ul className="my-1.5 flex flex-wrap gap-2 first:mt-0">
          {pictures.map((picture) => (
            <li key={picture.id} className="min-w-0">
              <button
                type="button"
                aria-label={t('View {originalName}', { originalName: picture.originalName })}
                className="block max-w-full cursor-zoom-in overflow-hidden rounded-md"
                onClick={() => setOpened({ picture, isOpen: true })}
              >
                <img
                  src={attachmentAddress(picture.id)}
                  alt={picture.originalName}
                  loading="lazy"
                  decoding="async"
                  className="h-48 max-w-full min-w-24 bg-sunken object-cover"
                  onError={() => setBroken((now) => [...now, picture.id])}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="mt-1.5 space-y-1 first:mt-0">
          {others.map(({ id, originalName, fileSize: bytes }) => (
            <li key={id}>
              <a
                href={attachmentAddress(id)}
                className="flex min-h-9 items-center gap-2 font-medium underline decoration-line underline-offset-4 touchable hover:decoration-current"
              >
                <Paperclip aria-hidden className="size-4 shrink-0" />
                <bdi className="min-w-0 wrap-anywhere">{originalName}</bdi>
                <span className="shrink-0 text-xs font-normal text-muted tabular">{fileSize(bytes)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <Later>
          <PictureDialog
            picture={opened.picture}
            open={opened.isOpen}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </Later>
      )}
    </>
  )
}
