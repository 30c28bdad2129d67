import Clock from 'lucide-react/icons/clock'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import FileText from 'lucide-react/icons/file-text'
import Link2 from 'lucide-react/icons/link-2'
import { lazy, useState } from 'react'
import { ChosenCards } from '#talk/messages/web/cards/ChosenCards.tsx'
import { chosenCards } from '#talk/messages/web/public/draft-cards.ts'
import { loadLinkDialog } from '#talk/messages/web/public/link-dialog.ts'
import { scheduleMessage } from '#talk/messages/web/schedule/schedule-message.ts'
import { withFields, type Used } from '#talk/messages/web/templates/with-fields.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

const LinkDialog = lazy(loadLinkDialog)
const ScheduleDialog = lazy(() => import('#talk/messages/web/schedule/ScheduleDialog.tsx'))
const TemplatesDialog = lazy(() => import('#talk/messages/web/templates/TemplatesDialog.tsx'))

type Props = {
  clientId: number
  names: string
  draft: string
  files: readonly File[]
  onInsert: (text: string) => void
  /** The message was scheduled. */
  onScheduled: () => void
}
type Opened = 'templates' | 'links' | 'schedule'

/** What a planner can do with a message besides sending it. Its dialogs are loaded when they are opened. */
export default function PlannerTools({ clientId, names, draft, files, onInsert, onScheduled }: Props) {
  const [open, setOpen] = useState<Opened>()
  const [used, setUsed] = useState<readonly Used[]>([])
  const [opened, setOpened] = useState<ReadonlySet<Opened>>(new Set())
  const show = (dialog: Opened) => () => {
    setOpened(new Set(opened).add(dialog))
    setOpen(dialog)
  }
  const close = () => setOpen(undefined)
  return (
    <>
      <ChosenCards clientId={clientId} />
      <Menu
        label="More for this message"
        items={[
          { label: 'Use a template…', icon: <FileText />, onSelect: show('templates') },
          { label: 'Attach a link…', icon: <Link2 />, onSelect: show('links') },
          { label: 'Send later…', icon: <Clock />, onSelect: show('schedule') },
        ]}
      >
        <IconButton label="More for this message" tooltip="More">
          <EllipsisVertical />
        </IconButton>
      </Menu>
      <Later>
        {opened.has('templates') && (
          <TemplatesDialog
            clientId={clientId}
            names={names}
            draft={draft}
            open={open === 'templates'}
            onClose={close}
            onUse={(filled, written) => {
              close()
              setUsed([...used, { filled, written }])
              onInsert(filled)
            }}
          />
        )}
        {opened.has('links') && (
          <LinkDialog clientId={clientId} names={names} open={open === 'links'} onClose={close} />
        )}
        {opened.has('schedule') && (
          <ScheduleDialog
            title="Send Later"
            start={{ content: withFields(draft, used) }}
            fileNames={files.map(({ name }) => name)}
            submit={async (content, sendAt) => {
              await scheduleMessage({ clientId, content, files, cards: chosenCards(clientId), sendAt })
              onScheduled()
            }}
            open={open === 'schedule'}
            onClose={close}
          />
        )}
      </Later>
    </>
  )
}
