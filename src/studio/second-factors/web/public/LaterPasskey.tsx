import { lazy } from 'react'
import { WhenIdle } from '#platform/web/ui/layout/WhenIdle.tsx'

const PasskeyButton = lazy(async () => ({
  default: (await import('#studio/second-factors/web/public/PasskeyButton.tsx')).PasskeyButton,
}))

type Props = { signIn: () => Promise<void>; label: string }

/** The button of a sign-in page, loaded when the page is idle, at its place from the start. */
export const LaterPasskey = (props: Props) => (
  <div className="min-h-10">
    <WhenIdle>
      <PasskeyButton {...props} />
    </WhenIdle>
  </div>
)
