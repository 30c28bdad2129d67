/** Why a delivery report says that a mail can never be delivered; undefined if it was only delayed, or delivered. */
export function failureIn(status: string): string | undefined {
  const groups = status.split(/\n\s*\n/).slice(0, 50)
  const failed = groups.find((group) => /^action:\s*failed\b/im.test(group))
  if (failed === undefined) return undefined
  const fieldOf = (name: string) => new RegExp(`^${name}:([^\n]*(?:\n[ \t][^\n]*)*)`, 'im').exec(failed)?.[1]
  const words = fieldOf('diagnostic-code')?.replace(/^\s*[\w-]+;/, '') ?? fieldOf('status') ?? ''
  return (
    words
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, 300) || 'The mail server gave no reason.'
  )
}
