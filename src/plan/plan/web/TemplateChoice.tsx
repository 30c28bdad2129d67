import LayoutList from 'lucide-react/icons/layout-list'
import * as templateCalls from '#plan/templates/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { setSearch } from '#platform/web/router/router.ts'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'

const none = ['No plan templates yet', 'Create one, or save the plan of a wedding as a template.'] as const

const choose = (id: number) => void setSearch({ template: id })

/** The studio's templates: a list until one is chosen, then a select. */
export function TemplateChoice({ chosen }: { chosen: number | undefined }) {
  const answer = useAnswer(templateCalls.list, {})
  return (
    <AnsweredList
      answer={answer}
      what="plan templates"
      skeleton={<Skeletons of={['h-40 rounded-md']} />}
      none={none}
      icon={<LayoutList />}
      action={<ButtonLink to="/templates">Plan templates</ButtonLink>}
    >
      {(templates) =>
        chosen !== undefined ? (
          <div className="mb-5 flex flex-wrap items-end gap-4">
            <NativeSelect
              label="Plan Template"
              value={String(chosen)}
              onChange={({ target }) => choose(Number(target.value))}
            >
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
            <Link
              to="/templates/{id}"
              params={{ id: chosen }}
              className="pb-2.5 text-sm text-muted underline underline-offset-2 hover:text-ink"
            >
              Edit This Template
            </Link>
          </div>
        ) : (
          <Card className="p-2! sm:p-3!">
            <ul>
              {templates.map(({ id, name, description, tasks, events, payments }) => (
                <li key={id} className="border-b border-line last:border-0">
                  <button
                    type="button"
                    onClick={() => {
                      choose(id)
                      // The list goes away with its buttons.
                      document.getElementById('page')?.focus()
                    }}
                    className="block w-full rounded-sm px-3 py-3 text-left hover:bg-sunken"
                  >
                    <span className="font-medium">{name} </span>
                    <span className="ml-2 text-sm text-muted tabular">{contentsInWords(tasks, events, payments)}</span>
                    {description && (
                      <span className={joined('mt-0.5 block text-sm text-muted wrap-anywhere')}>{description}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </AnsweredList>
  )
}

const counted = (count: number, noun: string) => (count > 0 ? [`${count} ${noun}${count === 1 ? '' : 's'}`] : [])

const contentsInWords = (tasks: number, events: number, payments: number) =>
  [...counted(tasks, 'task'), ...counted(events, 'event'), ...counted(payments, 'payment')].join(', ') || 'empty'
