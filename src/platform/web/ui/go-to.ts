/** A full page load, so that the server embeds the new page's first data. */
export function goTo(address: string): void {
  location.assign(address)
}
