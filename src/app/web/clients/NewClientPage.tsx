import { useState } from 'react'
import { PlanField } from '#plan/templates/web/public/PlanField.tsx'
import { navigate } from '#platform/web/router/router.ts'
import { NewClientForm } from '#weddings/clients/web/NewClientForm.tsx'

/** A new couple, whose plan can be chosen at once: every row of it is shown with its date before it is added. */
export default function NewClientPage() {
  const [template, setTemplate] = useState('')
  return (
    <NewClientForm
      plan={<PlanField value={template} onChange={setTemplate} />}
      onAdded={(id) => {
        const params = { id }
        return navigate(
          template ? { to: '/clients/{id}/plan', params, search: { template } } : { to: '/clients/{id}', params },
        )
      }}
    />
  )
}
