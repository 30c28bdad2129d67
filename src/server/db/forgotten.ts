/**
 * Whether the database has lost a prepared statement (`deallocate all`, a pooler), or can't use it any more because a
 * table was changed. The second has the code of everything that is not supported, so its place in the source decides.
 */
export function isForgottenStatement(error: unknown): boolean {
  const { code, routine } = error as { code?: unknown; routine?: unknown }
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery')
}
