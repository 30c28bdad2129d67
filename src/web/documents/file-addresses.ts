import { callerHere } from '#web/call.ts'

/** A link can't say in a header for whom it speaks, so its address does. */
export const downloadAddress = (id: number) => `/api/documents/${id}/download?as=${callerHere()}`
export const viewAddress = (id: number) => `/api/documents/${id}/view?as=${callerHere()}`
