import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import type { PlainPath } from '#platform/web/router/address.ts'

/** Shown for an id that does not exist, with a link to the list. */
export const MissingRecord = ({ what, to, label }: { what: string; to: PlainPath; label: string }) => (
  <EmptyState
    title={<h1>We could not find this {what}</h1>}
    text="It may have been deleted, or the link may be wrong."
    action={<ButtonLink to={to}>{label}</ButtonLink>}
  />
)
