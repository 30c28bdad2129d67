import { callerHere } from '#platform/web/calls/call.ts'

/** The session is in the query, because links and pictures cannot send the header. */
export const attachmentAddress = (id: number): string => `/api/attachments/${id}/download?as=${callerHere()}`
