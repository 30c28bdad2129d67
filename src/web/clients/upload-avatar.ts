import { addressOf } from '#contract/address.ts'
import { contract } from '#contract/index.ts'
import { CallError } from '#web/call.ts'
import { signedOut } from '#web/session.ts'

const { uploadAvatar: endpoint } = contract.clients

/** Sends a couple's picture and says how far it has come, from 0 to 1; `fetch` could not tell. */
export function uploadAvatar(id: number, file: File, onProgress: (part: number) => void): Promise<void> {
  const request = new XMLHttpRequest()
  request.open(endpoint.method, addressOf(endpoint, { params: { id } }))
  request.setRequestHeader('x-larkspur-as', 'planner')
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)

  const form = new FormData()
  form.set(endpoint.upload.field, file)
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(new TypeError('The picture could not be sent.'))
    request.onload = () => {
      if (request.status < 300) return resolve()
      if (request.status === 401) signedOut('planner')
      reject(new CallError(request.status, request.statusText, request.responseText))
    }
    request.send(form)
  })
}

/** Why a file can't become a picture, before it is sent anywhere. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | undefined {
  if (!endpoint.upload.types.some((accepted) => accepted === type))
    return 'Please choose a JPEG, PNG, WebP, AVIF or GIF picture.'
  const { maxBytes } = endpoint.upload
  return size > maxBytes ? `Please choose a picture of up to ${maxBytes / 1024 / 1024} MB.` : undefined
}

export const pictureTypes = endpoint.upload.types.join(',')
