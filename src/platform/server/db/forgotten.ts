/**
 * Whether the database has lost a prepared statement (`deallocate all`, a pooler) or can't use it since a table
 * changed. The second shares its code with everything unsupported, so the place in PostgreSQL's source decides.
 */
export function isForgottenStatement(error: unknown): boolean {
  const { code, routine, cause } = error as { code?: unknown; routine?: unknown; cause?: unknown }
  if (code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery')) return true
  return cause instanceof Error && isForgottenStatement(cause)
}
