/** The one cache for all data of sessions, so that one deletion removes everything. */
export const privateCache = 'larkspur-private'

/** `caches` is undefined on insecure origins. */
export const forgetKept = async (): Promise<unknown> => globalThis.caches?.delete(privateCache)
