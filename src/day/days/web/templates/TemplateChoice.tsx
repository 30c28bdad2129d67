import type { SheetTemplate } from '#day/days/contract/sheets/endpoints.ts'
import { counted } from '#day/days/web/several-items.ts'
import { OwnTemplates } from '#day/days/web/templates/OwnTemplates.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'

/** What the form sends for a template. */
export const valueOf = ({ id, key }: SheetTemplate): string => String(id ?? key)

type Props = {
  templates: readonly SheetTemplate[]
  chosen: string | undefined
  isManaging: boolean
  onManage: (isManaging: boolean) => void
  onChoose: (value: string) => void
}

/** The templates to choose from, or those of the studio to rename and delete. */
export function TemplateChoice({ templates, chosen, isManaging, onManage, onChoose }: Props) {
  const own = templates.filter(({ id }) => id !== null)
  return (
    <>
      {isManaging && own.length > 0 ? (
        <OwnTemplates templates={own} />
      ) : (
        <fieldset className="day-choice day-templates">
          <legend className="text-sm font-medium">Template</legend>
          {templates.map((template) => (
            <label key={valueOf(template)} className="touchable">
              <input
                type="radio"
                name="template"
                className="accent-accent"
                checked={chosen === valueOf(template)}
                onChange={() => onChoose(valueOf(template))}
              />
              <span className="min-w-0 wrap-anywhere">
                {template.name}
                <span className="block text-sm text-muted">{template.description ?? inWords(template)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {own.length > 0 && (
        <Button variant="quiet" onClick={() => onManage(!isManaging)}>
          {isManaging ? 'Choose a Template' : 'Rename or Delete'}
        </Button>
      )}
    </>
  )
}

const inWords = ({ items, dayNames }: SheetTemplate) =>
  `${counted(items)}${dayNames.length > 1 ? `: ${dayNames.join(', ')}` : ''}`
