import { addressOf } from '#platform/contract/address.ts'
import type { Receiver } from '#platform/contract/answers.ts'
import { partsOf } from '#platform/contract/call.ts'
import { CallError, callerHere, isAnswerLost, UnreadableAnswer } from '#platform/web/calls/call.ts'
import { signedOut } from '#platform/web/session/session.ts'
import { markOf, sendWithKey } from '#platform/web/calls/write-keys.ts'

type Input = { params?: Record<string, string | number>; body?: Record<string, string> }
export type Watch = {
  onProgress: (part: number) => void
  signal?: AbortSignal
  /** Sent with the call, and returned in the announcement of the changes that it made. */
  callId?: string
}

/** Uploads files with XMLHttpRequest, because `fetch` reports no upload progress. Progress is from 0 to 1. */
export function sendFiles(endpoint: Receiver, input: Input, files: readonly File[], watch: Watch): Promise<unknown> {
  const { method } = partsOf(endpoint)
  const address = addressOf(endpoint, input)
  const what = JSON.stringify([input.body, files.map(markOf)])
  return sendWithKey({ method, address, what }, isAnswerLost, (key) =>
    upload({ endpoint, address, input, files, key }, watch),
  )
}

type Sending = { endpoint: Receiver; address: string; input: Input; files: readonly File[]; key: string }

function upload({ endpoint, address, input, files, key }: Sending, watch: Watch): Promise<unknown> {
  const request = new XMLHttpRequest()
  request.open(partsOf(endpoint).method, address)
  request.setRequestHeader('idempotency-key', key)
  request.setRequestHeader('x-larkspur-as', callerHere())
  if (watch.callId) request.setRequestHeader('x-larkspur-call', watch.callId)
  request.upload.onprogress = ({ loaded, total }) => watch.onProgress(total > 0 ? loaded / total : 0)
  watch.signal?.addEventListener('abort', () => request.abort())

  const form = new FormData()
  for (const [name, value] of Object.entries(input.body ?? {})) form.set(name, value)
  for (const file of files) form.append('file', file)
  return new Promise((resolve, reject) => {
    request.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'))
    request.onerror = () => reject(new TypeError('The file could not be sent.'))
    request.onload = () => {
      if (request.status < 300) return resolve(answerOf(request))
      if (request.status === 401) signedOut(callerHere())
      reject(new CallError(request.status, request.statusText, request.responseText))
    }
    request.send(form)
  })
}

/** Parses inside the promise, since an exception thrown in the event listener would leave the upload pending for ever. */
function answerOf(request: XMLHttpRequest): Promise<unknown> {
  return Promise.resolve(request.responseText)
    .then(JSON.parse)
    .catch(() => Promise.reject(new UnreadableAnswer(request.getResponseHeader('content-type'))))
}
