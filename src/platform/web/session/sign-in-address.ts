/** The sign-in page with an address to return to, which is left out for the dashboard. */
export function signInAddress(wanted: string): string {
  return wanted === '/' ? '/login' : `/login?${new URLSearchParams({ back: wanted })}`
}

/** The address if it belongs to this site, else '/': prevents open redirects after the sign-in. */
export function ownAddress(address: string | null, origin: string): string {
  if (!address?.startsWith('/') || !URL.canParse(address, origin)) return '/'
  const url = new URL(address, origin)
  // The path of '/.//other.example' is '//other.example', which is another site.
  const isOwn = url.origin === origin && !url.pathname.startsWith('//')
  return isOwn ? url.pathname + url.search + url.hash : '/'
}

/** Where to go after signing in. */
export const backAddress = (): string => ownAddress(new URLSearchParams(location.search).get('back'), location.origin)

/** Whether the sign-in is shown because a session has ended. */
export const sessionEnded = (): boolean => new URLSearchParams(location.search).get('ended') === '1'
