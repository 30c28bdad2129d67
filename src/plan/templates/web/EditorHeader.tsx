import Copy from 'lucide-react/icons/copy'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Trash2 from 'lucide-react/icons/trash'
import { contentsOf } from '#plan/templates/contract/template-rows.ts'
import type { Template } from '#plan/templates/contract/endpoints.ts'
import { navigate } from '#platform/web/router/router.ts'
import { InlineText } from '#plan/templates/web/InlineText.tsx'
import { SavingState } from '#plan/templates/web/SavingState.tsx'
import { deleteTemplate, duplicateTemplate } from '#plan/templates/web/template-actions.ts'
import type { Edit } from '#plan/templates/web/template-edits.ts'
import { contentsInWords, spanInWords } from '#plan/templates/web/template-words.ts'
import type { Saving } from '#plan/templates/web/use-template.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

type Props = { template: Template; saving: Saving; edit: (edit: Edit) => void; retry: () => void }

export function EditorHeader({ template, saving, edit, retry }: Props) {
  const { name, description, rows } = template
  const inList = { ...template, ...contentsOf(rows) }
  // Leaves first, because this page would read the deleted template again.
  const leaveAndDelete = async () => {
    await navigate({ to: '/templates' })
    deleteTemplate(template)
  }
  return (
    <>
      <PageHeader
        back={{ to: '/templates', label: 'All templates' }}
        title={
          <InlineText
            label="Name"
            value={name}
            required
            maxLength={100}
            onSave={(text) => edit({ kind: 'about', name: text })}
          />
        }
        subtitle={
          <InlineText
            label="Description"
            value={description ?? ''}
            empty="Add a description"
            maxLength={2000}
            onSave={(text) => edit({ kind: 'about', description: text || null })}
          />
        }
        actions={
          <>
            <SavingState saving={saving} onRetry={retry} />
            <Menu
              label="Actions for this template"
              items={[
                { label: 'Duplicate', icon: <Copy />, onSelect: () => void duplicateTemplate(inList) },
                { label: 'Delete', icon: <Trash2 />, onSelect: () => void leaveAndDelete(), danger: true },
              ]}
            >
              <IconButton label="Actions for this template" tooltip="Actions" className="text-muted">
                <EllipsisVertical />
              </IconButton>
            </Menu>
          </>
        }
      />
      {rows.length > 0 && (
        <p className="-mt-3 mb-4 text-sm text-muted tabular">{`${contentsInWords(inList)} · ${spanInWords(inList)}`}</p>
      )}
    </>
  )
}
