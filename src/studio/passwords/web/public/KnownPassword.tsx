import { lazy, Suspense, type FC } from 'react'
import { passwordMinimum } from '#platform/contract/limits.ts'

/** Nothing depends on the warning: where it cannot be loaded, the form works without it. */
const Note = lazy<FC<{ password: string }>>(() =>
  import('#studio/passwords/web/KnownPasswordNote.tsx').catch(() => ({ default: () => null })),
)

/** Below the field of a new password: a warning if it is on lists of stolen passwords. Loaded once somebody has typed one. */
export const KnownPassword = ({ password }: { password: string }) =>
  password.length >= passwordMinimum ? (
    <Suspense>
      <Note password={password} />
    </Suspense>
  ) : null
