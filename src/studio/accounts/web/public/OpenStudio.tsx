import { backAddress } from '#platform/web/session/sign-in-address.ts'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'

/** Leads on without a sign-in whoever has a session already. */
export function OpenStudio() {
  return (
    <AnchorButton href={backAddress()} variant="primary" className="w-full">
      Open your studio
    </AnchorButton>
  )
}
