import Paperclip from 'lucide-react/icons/paperclip'
import Send from 'lucide-react/icons/send'
import { lazy, useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { limits, mostFiles } from '#platform/contract/limits.ts'
import { acceptedFiles, fileProblem } from '#planning/documents/web/public/file-rules.ts'
import { ChosenFiles } from '#platform/web/ui/controls/ChosenFiles.tsx'
import { chooseFiles, useChosenFiles } from '#talk/messages/web/draft-files.ts'
import { chooseCards, chosenCards } from '#talk/messages/web/public/draft-cards.ts'
import { useDraft, draftMessage } from '#talk/messages/web/public/drafts.ts'
import { sendMessage } from '#talk/messages/web/public/outgoing.ts'
import type { Side } from '#talk/messages/web/public/thread.ts'
import { withInserted } from '#platform/web/ui/controls/with-inserted.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { WhenIdle } from '#platform/web/ui/layout/WhenIdle.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

const PlannerTools = lazy(() => import('#talk/messages/web/PlannerTools.tsx'))
const UnfilledFields = lazy(() => import('#talk/messages/web/UnfilledFields.tsx'))

type Props = { clientId: number; names: string; own: Side }

/** Not on touch devices, where the keyboard would cover the thread, and not while the user types or moves through tabs with the arrow keys. */
const mayTakeFocus = () =>
  !matchMedia('(pointer: coarse)').matches &&
  !document.activeElement?.matches('input, textarea, [role=tab]:focus-visible, [role=dialog] *')

/** The field for a message, with a draft; planners get tools for it, which are loaded later. Enter sends, Shift+Enter inserts a line break. */
export function Composer({ clientId, names, own }: Props) {
  const isPlanner = own === 'planner'
  const draft = useDraft(clientId)
  const files = useChosenFiles(clientId)
  const blank = draft.trim() === '' && files.length === 0
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isPlanner && mayTakeFocus()) field.current?.focus({ preventScroll: true })
  }, [isPlanner])

  const clear = () => {
    draftMessage(clientId, '')
    chooseFiles(clientId, [])
    chooseCards(clientId, [])
  }
  const send = (event: FormEvent) => {
    // In React, forms in a dialog of the tools submit through this one.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (blank) return
    sendMessage(clientId, draft, files, chosenCards(clientId))
    clear()
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // Enter also confirms a word in input methods, as for Japanese.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }
  const attach = (chosen: File[]) => {
    const problem = chosen.map(fileProblem).find(Boolean)
    const all = [...files, ...chosen.filter((file) => !fileProblem(file))]
    const tooMany = all.length > mostFiles ? t('A message can have up to {mostFiles} files.', { mostFiles }) : undefined
    if (problem ?? tooMany) toast({ title: t('Error'), text: problem ?? tooMany, variant: 'destructive' })
    chooseFiles(clientId, all.slice(0, mostFiles))
  }

  return (
    <form
      onSubmit={send}
      className="@container flex flex-wrap items-end gap-2 border-t border-line p-3 sm:gap-3 sm:p-4"
    >
      <ChosenFiles
        files={files}
        onRemove={(gone) =>
          chooseFiles(
            clientId,
            files.filter((file) => file !== gone),
          )
        }
      />
      {isPlanner && /\{.+\}/.test(draft) && (
        <Later>
          <UnfilledFields clientId={clientId} text={draft} onFill={(text) => draftMessage(clientId, text)} />
        </Later>
      )}
      <label
        data-tooltip="Attach files"
        className="relative grid size-10 shrink-0 cursor-pointer place-items-center rounded-md touchable hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus"
      >
        <Paperclip aria-hidden className="size-4.5" />
        <input
          type="file"
          multiple
          accept={acceptedFiles}
          aria-label={t('Attach files')}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ target }) => {
            attach([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      <textarea
        ref={field}
        dir="auto"
        rows={1}
        value={draft}
        maxLength={limits.page}
        aria-label={t('Message to {names}', { names })}
        placeholder={t('Write a message…')}
        enterKeyHint="send"
        onChange={({ target }) => draftMessage(clientId, target.value)}
        onKeyDown={press}
        className={joined(
          controlClass,
          'field-sizing-content max-h-40 w-auto min-w-0 flex-1 resize-none leading-6',
          isPlanner && '@max-md:order-first @max-md:basis-full',
        )}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<Send />}
        disabled={blank}
        className={isPlanner ? '@max-md:ml-auto' : undefined}
      >
        {t('Send')}
      </Button>
      {isPlanner && (
        <WhenIdle fallback={<span className="size-10" />}>
          <PlannerTools
            clientId={clientId}
            names={names}
            draft={draft}
            files={files}
            onScheduled={clear}
            onInsert={(text) => draftMessage(clientId, withInserted(field.current, text))}
          />
        </WhenIdle>
      )}
    </form>
  )
}
