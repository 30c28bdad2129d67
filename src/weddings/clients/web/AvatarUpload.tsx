import Camera from 'lucide-react/icons/camera'
import { useId } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import * as calls from '#weddings/clients/contract/calls.ts'
import { Avatar } from '#platform/web/ui/layout/Avatar.tsx'
import { avatarMegabytes, avatarTypes } from '#platform/contract/pictures.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { usePictureUpload } from '#platform/web/calls/use-picture-upload.ts'

const words = {
  formats: 'JPEG, PNG, WebP, AVIF, GIF, or HEIC',
  success: { title: 'Success', text: 'Picture updated successfully' },
  trouble: 'Error',
  failure: 'Failed to upload the picture. Please try again.',
}

/** The couple's picture, with a control to upload another. */
export function AvatarUpload({ client }: { client: Client }) {
  const id = useId()
  const { sending, send, accept } = usePictureUpload(
    {
      endpoint: calls.uploadAvatar,
      input: { params: { id: client.id } },
      types: avatarTypes,
      megabytes: avatarMegabytes,
    },
    words,
  )

  return (
    <div className="relative size-16 sm:size-24">
      <Avatar
        name={coupleNames(client)}
        src={sending?.preview ?? client.avatarUrl}
        className="size-full font-display text-2xl font-normal sm:text-3xl"
      />
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={sending !== undefined}
        aria-label={client.avatarUrl ? 'Change picture' : 'Upload picture'}
        className="peer absolute inset-0 cursor-pointer rounded-full opacity-0"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) send(file)
        }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute -right-1.5 -bottom-1.5 grid size-6 place-items-center sm:-right-1 sm:-bottom-1 sm:size-8 rounded-full border border-line bg-raised text-muted lift-card peer-hover:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        <Camera className="size-3 sm:size-4" />
      </span>
      {sending && (
        <progress
          aria-label="Sending the picture"
          value={sending.part}
          className="absolute inset-x-0 -bottom-3 h-1 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        />
      )}
    </div>
  )
}
