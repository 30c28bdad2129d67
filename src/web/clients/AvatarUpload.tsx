import { Camera } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { Client } from '#contract/clients.ts'
import { contract } from '#contract/index.ts'
import { refetchAbout } from '#web/api.ts'
import { pictureProblem, pictureTypes, uploadAvatar } from '#web/clients/upload-avatar.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { coupleNames } from '#contract/names.ts'
import { toast, toastFailure } from '#web/ui/toast.ts'

type Sending = { preview: string; part: number }

/** The couple's picture, and the way to choose another. What was chosen is shown while it is being sent. */
export function AvatarUpload({ client }: { client: Client }) {
  const [sending, setSending] = useState<Sending>()
  const id = useId()
  const preview = sending?.preview
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const send = async (file: File) => {
    const problem = pictureProblem(file)
    if (problem) return toast({ title: 'Error', text: problem, variant: 'destructive' })
    const chosen = URL.createObjectURL(file)
    setSending({ preview: chosen, part: 0 })
    try {
      await uploadAvatar(client.id, file, (part) => setSending({ preview: chosen, part }))
      await refetchAbout(contract.clients.uploadAvatar.about)
      toast({ title: 'Success', text: 'Picture updated successfully' })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to upload the picture. Please try again.')
    } finally {
      setSending(undefined)
    }
  }

  return (
    <div className="relative size-20 sm:size-24">
      <Avatar
        name={coupleNames(client)}
        src={preview ?? client.avatarUrl}
        className="size-full font-display text-2xl font-normal sm:text-3xl"
      />
      <input
        id={id}
        type="file"
        accept={pictureTypes}
        disabled={sending !== undefined}
        aria-label={client.avatarUrl ? 'Change picture' : 'Upload picture'}
        className="peer absolute inset-0 cursor-pointer rounded-full opacity-0"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void send(file)
        }}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute -right-1 -bottom-1 grid size-8 place-items-center rounded-full border border-line bg-raised text-muted shadow-card peer-hover:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        <Camera className="size-4" />
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
