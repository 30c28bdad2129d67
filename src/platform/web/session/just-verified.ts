const storedAs = 'just-verified'

/** An address was verified in this tab, which leads to the sign-in: it is shown once, also to whoever is signed in by that. */
export const noteVerified = (): void => sessionStorage.setItem(storedAs, '1')

export function takeVerified(): boolean {
  const was = sessionStorage.getItem(storedAs) !== null
  sessionStorage.removeItem(storedAs)
  return was
}
