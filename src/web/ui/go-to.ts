/** Leaves for an address with a full page load: the server puts that page's first data into it. */
export function goTo(address: string): void {
  location.assign(address)
}
