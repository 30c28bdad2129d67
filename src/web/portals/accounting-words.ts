/** Why a connection could not be tried, in the words of the catalogue. */
export function connectionTrouble(error: Error & { status?: number }): string {
  if (error.status) return `HTTP ${error.status}: Failed to connect`
  if (error instanceof SyntaxError)
    return error.message.includes('<')
      ? 'Server returned HTML instead of JSON. Please try again in a moment.'
      : 'OAuth setup incomplete: the answer could not be read.'
  return error.message
}
