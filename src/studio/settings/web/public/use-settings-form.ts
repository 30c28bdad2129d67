import { useEffect } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'

type Words<Stored> = { saved: string; savedText: string; failed: string; onSaved?: (saved: Stored) => void }

/** A form for stored values, which follows their changes until the user edits it. */
export function useSettingsForm<In extends Record<string, unknown>, Out, Stored>(
  rules: () => Promise<ZodMiniType<Out, In>>,
  { name, stored }: { name: string; stored: Stored },
  valuesOf: (stored: Stored) => In,
  save: (checked: Out, changed: readonly (keyof In)[]) => Promise<Stored>,
  words: Words<Stored>,
) {
  const form = useZodForm(rules, valuesOf(stored), formDraft(name))

  useEffect(() => {
    if (!form.isDirty) form.begin(valuesOf(stored))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a changed record may replace the values
  }, [stored])

  const onSubmit = form.handleSubmit(
    async (checked) => {
      const saved = await save(checked, form.changed)
      words.onSaved?.(saved)
      form.reset(valuesOf(saved))
      toast({ title: words.saved, text: words.savedText })
    },
    ['Update Failed', words.failed],
  )

  return { form, onSubmit }
}
