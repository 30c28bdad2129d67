import { callerHere } from '#platform/web/calls/call.ts'

/** The session is in the query, because a link cannot send the header. */
export const downloadAddress = (id: number) => `/api/documents/${id}/download?as=${callerHere()}`
export const viewAddress = (id: number) => `/api/documents/${id}/view?as=${callerHere()}`
/** The file name in the address changes with the picture, so the browser may cache it. */
export const thumbnailAddress = (id: number, name: string) =>
  `/api/documents/${id}/thumbnail?as=${callerHere()}&v=${name}`
