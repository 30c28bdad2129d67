import { usePageId } from '#web/router/Router.tsx'
import { TemplateEditor } from '#web/templates/TemplateEditor.tsx'
import { TemplateSkeletons } from '#web/templates/TemplateSkeletons.tsx'
import { useTemplate } from '#web/templates/use-template.ts'
import { AnsweredRecord } from '#web/ui/layout/AnsweredRecord.tsx'

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
