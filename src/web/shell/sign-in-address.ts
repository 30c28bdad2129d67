/** The sign-in, with the way back to an address of ours. The dashboard needs no way back. */
export function signInAddress(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?${new URLSearchParams({ back: wanted })}`
}

/** An address only if it is one of ours: a link must not send a planner elsewhere after the sign-in. */
export function ownAddress(address: string | null, origin: string): string {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return '/'
  const url = new URL(address, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : '/'
}

/** Where to go after signing in. */
export const backAddress = (): string => ownAddress(new URLSearchParams(location.search).get('back'), location.origin)

/** Whether the sign-in is shown because a session has ended. */
export const sessionEnded = (): boolean => new URLSearchParams(location.search).get('ended') === '1'
