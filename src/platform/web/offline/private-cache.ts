/** The one cache for all data of sessions, so that one deletion removes everything. */
export const privateCache = 'larkspur-private'

/** What links showed; it belongs to no session, so that a log-out does not delete it. */
export const linksCache = 'larkspur-links'

/** `caches` is undefined on insecure origins. */
export const forgetStored = async (): Promise<unknown> => globalThis.caches?.delete(privateCache)
