import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { merge } from '#weddings/clients/contract/merge.ts'
import type { MessageTemplate } from '#talk/messages/contract/message-templates.ts'
import { unfilledIn } from '#talk/messages/web/templates/unfilled.ts'
import { useDeletion, useTemplates } from '#talk/messages/web/templates/use-templates.ts'
import { useMergeValues } from '#talk/messages/web/use-merge-values.ts'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

type Props = {
  clientId: number
  onUse: (filled: string, written: string) => void
  onEdit: (template: MessageTemplate) => void
}

const none = [
  'No templates yet',
  'Keep what you often write, with fields such as {couple} or {wedding date}. Each couple gets their own details.',
] as const

/** The templates with the values of a couple. Choosing one uses its text. */
export function TemplateList({ clientId, onUse, onEdit }: Props) {
  const answer = useTemplates()
  const values = useMergeValues(clientId)
  const { deleted, remove, bringBack } = useDeletion()
  const filled = (text: string) => (values ? merge(text, values) : { text, empty: [], unknown: [] })
  return (
    <>
      {/* In the dialog, because a toast cannot be reached while a dialog is open. */}
      {deleted && (
        <div
          role="status"
          className="mb-3 flex items-center justify-between gap-3 rounded-md bg-sunken px-3 py-1 text-sm"
        >
          <span className="min-w-0 wrap-anywhere">Deleted: {deleted.name}</span>
          <Button variant="quiet" onClick={() => bringBack(deleted).catch(() => {})}>
            Undo
          </Button>
        </div>
      )}
      <AnsweredList
        answer={answer}
        what="templates"
        skeleton={<Skeletons of={['h-16 rounded-md', 'mt-3 h-16 rounded-md']} />}
        none={none}
      >
        {(templates) => (
          <ul className="divide-y divide-line">
            {templates.map((template) => {
              const merged = filled(template.text)
              const unfilled = unfilledIn(merged)
              return (
                <li key={template.id} className="flex items-start gap-1 py-1">
                  <button
                    type="button"
                    onClick={() => onUse(merged.text, template.text)}
                    className="min-w-0 flex-1 cursor-pointer rounded-md px-2 py-2 text-left hover:bg-sunken"
                  >
                    <span className="block font-medium wrap-anywhere">{template.name}</span>
                    <span className="line-clamp-2 text-sm text-muted wrap-anywhere">{merged.text}</span>
                    {unfilled.length > 0 && (
                      <span className="block text-sm text-amber-text wrap-anywhere">{unfilled.join(' · ')}</span>
                    )}
                  </button>
                  <IconButton label={`Edit ${template.name}`} tooltip="Edit" onClick={() => onEdit(template)}>
                    <Pencil />
                  </IconButton>
                  <IconButton label={`Delete ${template.name}`} tooltip="Delete" onClick={() => remove(template)}>
                    <Trash2 />
                  </IconButton>
                </li>
              )
            })}
          </ul>
        )}
      </AnsweredList>
    </>
  )
}
