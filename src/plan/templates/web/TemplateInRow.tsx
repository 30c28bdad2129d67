import Copy from 'lucide-react/icons/copy'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Trash2 from 'lucide-react/icons/trash'
import type { TemplateInList } from '#plan/templates/contract/endpoints.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { deleteTemplate, duplicateTemplate } from '#plan/templates/web/template-actions.ts'
import { contentsInWords, spanInWords } from '#plan/templates/web/template-words.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { relativeTime } from '#platform/web/ui/format/instants.ts'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

export function TemplateInRow({ template }: { template: TemplateInList }) {
  const { id, name, description, updatedAt } = template
  return (
    <li className="relative grid min-h-14 grid-cols-[minmax(0,1fr)_2.5rem] items-center gap-x-3 border-b border-line py-2 pr-1 pl-4 text-sm last:border-0 hover:bg-sunken has-[h2_:focus-visible]:outline-2 has-[h2_:focus-visible]:-outline-offset-2 has-[h2_:focus-visible]:outline-focus @4xl:grid-cols-[minmax(0,3fr)_13.5rem_15rem_6rem_2.5rem]">
      <div className="min-w-0">
        <h2 className="text-[0.9375rem] font-medium">
          <Link
            to="/templates/{id}"
            params={{ id }}
            className="wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none"
          >
            {name}
          </Link>
        </h2>
        {description && <p className="truncate text-muted max-sm:hidden">{description}</p>}
        <p className="text-[0.8125rem] text-muted @4xl:hidden">{contentsInWords(template)}</p>
      </div>
      <p className="text-muted tabular @max-4xl:hidden">{contentsInWords(template)}</p>
      <p className="text-muted @max-4xl:hidden">{spanInWords(template)}</p>
      <p className="text-right text-muted tabular @max-4xl:hidden">
        <span className="sr-only">Last change: </span>
        {relativeTime(updatedAt)}
      </p>
      <div className="relative z-1">
        <Menu
          label={`Actions for ${name}`}
          items={[
            { label: 'Duplicate', icon: <Copy />, onSelect: () => void duplicateTemplate(template) },
            { label: 'Delete', icon: <Trash2 />, onSelect: () => deleteTemplate(template), danger: true },
          ]}
        >
          <IconButton label={`Actions for ${name}`} tooltip="Actions" className="text-muted">
            <EllipsisVertical />
          </IconButton>
        </Menu>
      </div>
    </li>
  )
}
