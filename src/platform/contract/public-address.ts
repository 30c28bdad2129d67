/** Names that never belong to a service on the internet. */
const privateName = /\.(localhost|local|internal|intranet|lan|home|corp|test|invalid|home\.arpa)$/

/** The server sends requests to this address, so only HTTPS addresses with a public host name are accepted. */
export function isPublicAddress(given: string): boolean {
  if (!/^https:\/\/[\x21-\x7e]+$/.test(given) || !URL.canParse(given)) return false
  const { hostname, port, username, password } = new URL(given)
  // A last label with a letter in front excludes IP addresses, which end with a number or a bracket.
  const isPublicName = /\.[a-z][a-z0-9-]*$/.test(hostname) && !privateName.test(hostname)
  return isPublicName && port === '' && username === '' && password === ''
}
