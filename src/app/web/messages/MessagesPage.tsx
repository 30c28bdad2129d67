import { UnplacedLine } from '#talk/inbox/web/public/UnplacedLine.tsx'
import { Messages } from '#talk/messages/web/Messages.tsx'

export default function MessagesPage() {
  return <Messages unplaced={<UnplacedLine />} />
}
