import { contract } from '#contract/index.ts'
import { sendFiles } from '#web/sending.ts'

const { uploadAvatar: endpoint } = contract.clients

export const uploadAvatar = (id: number, file: File, onProgress: (part: number) => void): Promise<unknown> =>
  sendFiles(endpoint, { params: { id } }, [file], { onProgress })

/** Why a file can't become a picture, before it is sent anywhere. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (!endpoint.upload.types.some((accepted) => accepted === type))
    return 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.'
  const { maxBytes } = endpoint.upload
  return size > maxBytes ? `Please choose a picture of up to ${maxBytes / 1024 / 1024} MB.` : undefined
}

export const pictureTypes = endpoint.upload.types.join(',')
