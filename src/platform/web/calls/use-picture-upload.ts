import { useEffect, useState } from 'react'
import type { Receiver } from '#platform/contract/answers.ts'
import type { sendFiles } from '#platform/web/calls/sending.ts'
import { toast, toastFailure, type Toast } from '#platform/web/ui/overlays/toast.ts'

type Accepted = { types: string; megabytes: number }
type Target = Accepted & { endpoint: Receiver; input: Parameters<typeof sendFiles>[1] }
type Words = { formats: string; success: Toast; trouble: string; failure: string }

/** Uploads one picture, with a preview while it is being sent. */
export function usePictureUpload({ endpoint, input, ...accepted }: Target, words: Words) {
  const [sending, setSending] = useState<{ preview: string | undefined; part: number }>()
  const preview = sending?.preview
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  const send = async (file: File) => {
    const problem = pictureProblem(accepted, file, words.formats)
    if (problem) return toast({ title: words.trouble, text: problem, variant: 'destructive' })
    const chosen = isHeic(file) ? undefined : URL.createObjectURL(file)
    setSending({ preview: chosen, part: 0 })
    try {
      const { changeWithFiles } = await import('#platform/web/calls/change-with-files.ts')
      await changeWithFiles(endpoint, input, [file], { onProgress: (part) => setSending({ preview: chosen, part }) })
      toast(words.success)
    } catch (error) {
      toastFailure(error, words.trouble, words.failure)
    } finally {
      setSending(undefined)
    }
  }

  return { sending, send: (file: File) => void send(file), accept: accepted.types }
}

/** Which most browsers can neither show nor name by its type. */
const isHeic = ({ name, type }: File) => type === 'image/heic' || (type === '' && /\.hei[cf]$/i.test(name))

/** Why a file is not accepted as the picture, checked before the upload. */
function pictureProblem({ types, megabytes }: Accepted, file: File, formats: string): string | undefined {
  const type = isHeic(file) ? 'image/heic' : file.type
  if (!types.split(',').includes(type)) return `Please choose a ${formats} picture.`
  return file.size > megabytes * 1024 * 1024 ? `Please choose a picture no larger than ${megabytes} MB.` : undefined
}
