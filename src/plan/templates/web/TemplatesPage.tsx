import LayoutList from 'lucide-react/icons/layout-list'
import Plus from 'lucide-react/icons/plus'
import * as calls from '#plan/templates/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { addTemplate } from '#plan/templates/web/template-actions.ts'
import { TemplateInRow } from '#plan/templates/web/TemplateInRow.tsx'
import { TemplateSkeletons } from '#plan/templates/web/TemplateSkeletons.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'

const none = ['No plan templates yet', 'Write down what every wedding needs once, and use it for each couple.'] as const

export default function TemplatesPage() {
  const answer = useAnswer(calls.list, {})
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => void addTemplate()}>
      New Template
    </Button>
  )
  const isEmpty = answer.data?.length === 0
  return (
    <>
      <PageHeader
        back={{ to: '/tasks', label: 'Tasks' }}
        title="Plan Templates"
        subtitle={<span className="max-sm:hidden">Plans that follow a wedding’s date, to use for every couple</span>}
        actions={!isEmpty && add}
      />
      <AnsweredList
        answer={answer}
        what="templates"
        skeleton={<TemplateSkeletons label="Loading your templates" />}
        none={none}
        icon={<LayoutList />}
        action={add}
      >
        {(templates) => (
          <ul className="@container rounded-md border border-line bg-card lift-card">
            {templates.map((template) => (
              <TemplateInRow key={template.id} template={template} />
            ))}
          </ul>
        )}
      </AnsweredList>
    </>
  )
}
