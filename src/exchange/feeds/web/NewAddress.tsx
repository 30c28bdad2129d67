import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { ShownOnce } from '#platform/web/ui/controls/ShownOnce.tsx'

const copied = {
  title: 'Address copied',
  text: 'Paste it where your calendar asks for an address to subscribe to.',
}

/** The address of a calendar. */
export function NewAddress({ token }: { token: string }) {
  const path = `/api/calendar/${token}.ics`
  return (
    <ShownOnce label="Address" value={`${location.origin}${path}`} copy="Copy Address" copied={copied}>
      <AnchorButton variant="quiet" href={`webcal://${location.host}${path}`}>
        Open in a Calendar
      </AnchorButton>
    </ShownOnce>
  )
}
