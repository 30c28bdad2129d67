import { useEffect } from 'react'
import type { ZodMiniType } from 'zod/mini'
import type { Planner } from '#contract/accounts.ts'
import { rememberPlanner } from '#web/session.ts'
import { showIssues, useZodForm } from '#web/ui/form.ts'
import { toast, toastFailure } from '#web/ui/toast.ts'

type Words = { saved: string; savedText: string; failed: string }

/** A form over a part of the planner's own record. It follows the record until somebody types into it. */
export function useSettingsForm<In extends Record<string, unknown>, Out>(
  schema: ZodMiniType<Out, In>,
  planner: Planner,
  valuesOf: (planner: Planner) => In,
  save: (checked: Out) => Promise<Planner>,
  words: Words,
) {
  const form = useZodForm(schema, valuesOf(planner))

  useEffect(() => {
    if (!form.isDirty) form.reset(valuesOf(planner))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another record may replace what is shown
  }, [planner])

  const onSubmit = form.handleSubmit(async (checked) => {
    try {
      const saved = await save(checked)
      rememberPlanner(saved)
      form.reset(valuesOf(saved))
      toast({ title: words.saved, text: words.savedText })
    } catch (error) {
      showIssues(form, error)
      toastFailure(error, 'Update Failed', words.failed)
    }
  })

  return { form, onSubmit }
}
