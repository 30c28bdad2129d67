import { callerHere } from '#web/call.ts'

/** A link can't say in a header for whom it speaks, so its address does. */
export const downloadAddress = (id: number) => `/api/documents/${id}/download?as=${callerHere()}`
export const viewAddress = (id: number) => `/api/documents/${id}/view?as=${callerHere()}`
/** The name of the picture makes its address another one when it is another picture, so a browser may keep it. */
export const thumbnailAddress = (id: number, name: string) =>
  `/api/documents/${id}/thumbnail?as=${callerHere()}&v=${name}`
