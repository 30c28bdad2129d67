import { partsOf } from '#contract/call.ts'
import { sendAsOwn } from '#web/change.ts'
import { refetchAbout } from '#web/refetch.ts'
import { sendFiles } from '#web/sending.ts'

/** Sends files as a change, with their upload progress. */
export async function changeWithFiles(...[endpoint, input, files, watch]: Parameters<typeof sendFiles>): Promise<void> {
  const { about } = partsOf(endpoint)
  await sendAsOwn(about, (callId) => sendFiles(endpoint, input, files, { ...watch, callId }))
  await refetchAbout(about)
}
