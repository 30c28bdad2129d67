import { lazy, useState } from 'react'
import { Dashboard } from '#overview/dashboard/web/Dashboard.tsx'
import * as stepCalls from '#overview/first-steps/contract/calls.ts'
import { FirstSteps } from '#overview/first-steps/web/public/FirstSteps.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'

const ImportList = lazy(async () => ({
  default: (await import('#exchange/lists/web/public/ImportList.tsx')).ImportList,
}))

export default function DashboardPage() {
  const { data: steps } = useAnswer(stepCalls.read, {}, { enabled: hasRight('account') })
  // The steps stay where they are while their form is used.
  const [wasEmpty, setWasEmpty] = useState<boolean>()
  if (steps && wasEmpty === undefined) setWasEmpty(steps.couples === 0)
  const shown = steps && <FirstSteps steps={steps} importing={<ImportList kind="clients" label="Import a File" />} />
  return <Dashboard above={wasEmpty && shown} below={!wasEmpty && shown} />
}
