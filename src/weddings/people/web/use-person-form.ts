import * as calls from '#weddings/people/contract/calls.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { partsOf } from '#platform/contract/call.ts'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

const rules = () => import('#weddings/people/contract/endpoints.ts').then(({ newPerson }) => newPerson)

export const valuesOf = (person?: Partial<Person>) => ({
  name: person?.name ?? '',
  relation: person?.relation ?? '',
  email: person?.email ?? '',
  phone: person?.phone ?? '',
  languageNote: person?.languageNote ?? '',
  language: person?.language ?? ('' as const),
  access: person?.access ?? 'all',
  rhythm: person?.rhythm ?? 'at-once',
})
type Field = keyof ReturnType<typeof valuesOf>

/** What is changed with the couple, and cannot be changed with the person. */
const fixedFields = {
  'partner-one': ['name', 'relation', 'email', 'phone'],
  'partner-two': ['name', 'relation'],
  other: [],
} satisfies Record<Person['role'], Field[]>

export const isFixed = (person: Person | undefined, field: Field) =>
  person !== undefined && (fixedFields[person.role] as Field[]).includes(field)

const { about } = partsOf(calls.update)
const noPerson = valuesOf() as Person

/** The form for a new person of a wedding, or for the given one. */
export function usePersonForm(clientId: number, person: Person | undefined, open: boolean, onSaved: () => void) {
  const create = useCall(calls.create)
  const update = useCall(calls.update)
  const form = useZodForm(rules, valuesOf(person), formDraft(`person-${person?.id ?? `new-${clientId}`}`))

  const { seen, conflicts, settle } = useOthersEdits(person ?? noPerson, open, form, valuesOf)

  const submit = form.handleSubmit(
    async (body) => {
      if (person) {
        const changeable = form.changed.filter((field) => !isFixed(person, field))
        await withTheirs(
          about,
          update.mutateAsync({ params: { id: person.id }, body: changesOf(body, changeable, seen) }),
        )
      } else await create.mutateAsync({ params: { id: clientId }, body })
      form.reset()
      onSaved()
      toast({ title: 'Success', text: person ? 'Person updated successfully' : 'Person added successfully' })
    },
    `Failed to ${person ? 'update' : 'add'} person. Please try again.`,
  )
  return { form, submit, conflicts, settle }
}
