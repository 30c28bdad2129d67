const storedAs = 'signInKey'

/** What this browser shows when the address of its sign-up is verified; made with the first sign-up. */
export function signInKey(): string {
  const key = localStorage.getItem(storedAs) ?? crypto.getRandomValues(new Uint32Array(8)).join('-')
  localStorage.setItem(storedAs, key)
  return key
}

export const keptSignInKey = (): string | undefined => localStorage.getItem(storedAs) ?? undefined

export const forgetSignInKey = (): void => localStorage.removeItem(storedAs)
