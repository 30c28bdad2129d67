/** All that a session has shown lies in this one cache, so that one deletion takes all of it. */
export const privateCache = 'larkspur-private'

/** Browsers have no caches where a page came without encryption from another machine. */
export const forgetKept = async (): Promise<unknown> => globalThis.caches?.delete(privateCache)
