import { partsOf } from '#platform/contract/call.ts'
import { sendAsOwn } from '#platform/web/calls/change.ts'
import { refetchAbout } from '#platform/web/calls/refetch.ts'
import { sendFiles } from '#platform/web/calls/sending.ts'

/** Sends files as a change, with their upload progress. */
export async function changeWithFiles(...[endpoint, input, files, watch]: Parameters<typeof sendFiles>): Promise<void> {
  const { about } = partsOf(endpoint)
  await sendAsOwn(about, (callId) => sendFiles(endpoint, input, files, { ...watch, callId }))
  await refetchAbout(about)
}
