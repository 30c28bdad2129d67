import { useRef, useState, type FormEvent } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { CallError, wordsFor } from '#platform/web/calls/call.ts'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { useRules } from '#platform/web/ui/controls/use-rules.ts'
import { t } from '#platform/web/locale/t.ts'

type Values = Record<string, unknown>
type Errors<In> = { [Name in keyof In]?: { message: string } }
/** The text of the toast for a failed submit, or its title and text. */
type Failure = string | readonly [title: string, text: string]
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const asText = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The first error of each field. */
function errorsIn<In extends Values>(rules: ZodMiniType<unknown, In>, values: In): Errors<In> {
  const issues = rules.safeParse(values).error?.issues ?? []
  const errors: Record<string, { message: string }> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= { message }
  return errors
}

function focusFirst(form: HTMLFormElement, errors: object): void {
  const wrong = [...form.elements].find((element) => (element as Control).name in errors)
  if (wrong instanceof HTMLElement) wrong.focus()
}

/** Values are JSON, as in drafts. */
const changedIn = <In extends Values>(values: In, start: In): (keyof In)[] =>
  Object.keys(values).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(start[name]))

const typedIn = <In extends Values>(values: In, start: In) =>
  Object.fromEntries(changedIn(values, start).map((name) => [name, values[name]])) as Partial<In>

/** Where unsaved input is stored. */
export type FormDraft<In> = {
  read: () => Partial<In> | undefined
  write: (changes: Partial<In>) => void
  drop: () => void
}

/** A form validated by a schema of the contract: on submit, then on every correction. Input is stored as a draft if a draft is given. */
export function useZodForm<In extends Values, Out>(
  load: () => Promise<ZodMiniType<Out, In>>,
  defaults: In,
  draft?: FormDraft<In>,
) {
  const { known, fetch: fetchRules } = useRules(load)
  const [start, setStart] = useState(defaults)
  const [values, setValues] = useState(() => ({ ...defaults, ...draft?.read() }))
  const [hasDraft, setHasDraft] = useState(() => draft?.read() !== undefined)
  /** Several fields may change before the next render. */
  const latest = useRef(values)
  const [errors, setErrors] = useState<Errors<In>>({})
  const [submitted, setSubmitted] = useState(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [failed, setFailed] = useState<string>()

  const setValue = <Name extends keyof In & string>(name: Name, value: In[Name]) => {
    const next = { ...latest.current, [name]: value }
    latest.current = next
    const rules = submitted ? known() : undefined
    setValues(next)
    draft?.write(typedIn(next, start))
    setErrors((now) => ({ ...now, [name]: rules && errorsIn(rules, next)[name] }))
  }

  async function whileBusy<Done>(work: () => Promise<Done>): Promise<Done> {
    setSubmitting(true)
    try {
      return await work()
    } finally {
      setSubmitting(false)
    }
  }

  const setError = (name: keyof In & string, message: string) => setErrors((now) => ({ ...now, [name]: { message } }))

  /** Shows the issues of a refused call at their fields; false if none of them has a field here. */
  function showIssues(error: unknown): boolean {
    if (!(error instanceof CallError)) return false
    const here = error.issues.filter(({ path }) => path in values)
    for (const { path, message } of here) setError(path, message)
    return here.length > 0
  }

  async function sendTo(submit: (checked: Out) => unknown, checked: Out, failure?: Failure): Promise<void> {
    setFailed(undefined)
    try {
      await submit(checked)
    } catch (error) {
      if (failure === undefined) throw error
      const [title, text] = typeof failure === 'string' ? [t('Error'), failure] : failure
      if (!showIssues(error)) setFailed(wordsFor(error, text))
      toastFailure(error, title, text)
    }
  }

  const changed = changedIn(values, start)
  const show = (next: In, typed?: Partial<In>) => {
    setStart(next)
    latest.current = { ...next, ...typed }
    setValues(latest.current)
    setHasDraft(typed !== undefined)
    setErrors({})
    setFailed(undefined)
    setSubmitted(false)
  }

  return {
    values,
    errors,
    isSubmitting,
    /** Why the last submit failed, if not for a field. */
    failed,
    changed,
    isDirty: changed.length > 0,
    setValue,
    setError,
    /** Whether the form shows a draft restored from earlier. */
    hasDraft,
    /** Shows the stored values, overlaid with the draft. */
    begin: (next: In) => show(next, draft?.read()),
    /** Replaces the stored values, and keeps changed values and errors. */
    rebase(next: In) {
      // With what was typed since the last render.
      const typed = typedIn(latest.current, start)
      setStart(next)
      latest.current = { ...next, ...typed }
      setValues(latest.current)
    },
    /** Shows the stored values and deletes the draft. */
    reset(next: In = start) {
      draft?.drop()
      show(next)
    },
    /** The attributes of one field's control, and its error. */
    register: (name: keyof In & string) => ({
      name,
      value: asText(values[name]),
      error: errors[name]?.message,
      onChange: ({ target }: { target: { value: string } }) => setValue(name, target.value as In[typeof name]),
    }),
    /** The submit handler. If `submit` throws, its issues are shown at the fields, and `failure` in a toast. */
    handleSubmit:
      (submit: (checked: Out) => unknown, failure?: Failure, onWrong?: (wrong: Errors<In>) => void) =>
      async (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (isSubmitting) return
        const { currentTarget } = event
        const rules = known() ?? (await whileBusy(fetchRules))
        if (!rules) return
        setSubmitted(true)
        const checked = rules.safeParse(values)
        const wrong = errorsIn(rules, values)
        setErrors(wrong)
        if (checked.success) return whileBusy(() => sendTo(submit, checked.data, failure))
        focusFirst(currentTarget, wrong)
        onWrong?.(wrong)
      },
  }
}
