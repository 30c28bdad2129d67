import { usePageId } from '#platform/web/router/Router.tsx'
import { TemplateEditor } from '#plan/templates/web/TemplateEditor.tsx'
import { TemplateSkeletons } from '#plan/templates/web/TemplateSkeletons.tsx'
import { useTemplate } from '#plan/templates/web/use-template.ts'
import { AnsweredRecord } from '#platform/web/ui/layout/AnsweredRecord.tsx'

export default function TemplatePage() {
  const id = usePageId()
  return <TemplateById key={id} id={id} />
}

function TemplateById({ id }: { id: number }) {
  const { answer, ...editing } = useTemplate(id)
  return (
    <AnsweredRecord
      answer={answer}
      what="template"
      back={{ to: '/templates', label: 'All templates' }}
      skeleton={<TemplateSkeletons label="Loading the template" />}
    >
      {(template) => <TemplateEditor template={template} {...editing} />}
    </AnsweredRecord>
  )
}
