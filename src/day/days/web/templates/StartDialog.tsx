import { startInWords } from '#day/days/web/public/start-in-words.ts'
import { useState } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { DaySummary } from '#day/days/contract/day-records.ts'
import { minutesOf, timeOf } from '#day/days/contract/day-time.ts'
import * as sheetCalls from '#day/days/contract/sheets/calls.ts'
import type { ShippedKey } from '#day/days/contract/sheets/sheet-rows.ts'
import type { SheetTemplate } from '#day/days/contract/sheets/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { change } from '#platform/web/calls/change.ts'
import { counted } from '#day/days/web/several-items.ts'
import { TemplateChoice, valueOf } from '#day/days/web/templates/TemplateChoice.tsx'
import { readTime } from '#day/days/web/typed-time.ts'
import { stepBack } from '#day/days/web/undo.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { AnsweredList } from '#platform/web/ui/layout/AnsweredList.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { formatTime } from '#platform/web/ui/format/dates.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

const rules = () => import('#day/days/contract/sheets/endpoints.ts').then(({ sheetForm }) => sheetForm)
const noTime = 'Please enter a time of day, such as 15:00 or 3 pm.'

const first: ShippedKey = 'church-and-hall'

const valuesOf = ({ guestCount, venue }: Client, day?: DaySummary) => ({
  template: first as string,
  time: formatTime('15:00'),
  firstLook: false,
  guests: String(Number.parseInt(guestCount ?? '', 10) || ''),
  ceremony: day?.place ?? venue ?? '',
  reception: venue ?? '',
  gettingReady: '',
})

type Props = {
  client: Client
  /** The day of the ceremony; a new one if there is none. */
  day?: DaySummary
  open: boolean
  onClose: () => void
  onDone: (dayId: number) => void
}

/** Asks what a template needs to know, and writes the run sheet. */
export default function StartDialog({ client, day, open, onClose, onDone }: Props) {
  const answer = useAnswer(sheetCalls.list, {}, { enabled: open })
  const form = useZodForm(rules, valuesOf(client, day))
  const dialog = useFormDialog(form, open, () => valuesOf(client, day), onClose)
  const [isManaging, setManaging] = useState(false)
  const { values, register, setValue } = form
  // The chosen one may have been deleted meanwhile.
  const chosen = answer.data?.find((template) => valueOf(template) === values.template) ?? answer.data?.[0]
  const submit = form.handleSubmit(async ({ time, firstLook, guests, ceremony, reception, gettingReady }) => {
    const template = chosen?.id ?? chosen?.key
    if (!template) return
    const start = readTime(time)
    if (start === undefined || start >= 24 * 60) return form.setError('time', noTime)
    const body = {
      template,
      time: timeOf(start),
      firstLook,
      places: { ceremony, reception, gettingReady },
      ...(day && { dayId: day.id }),
      ...(guests !== '' && { guests: Number(guests) }),
    }
    const made = await change(sheetCalls.start, { params: { id: client.id }, body })
    dialog.leave()
    onDone(made.dayId)
    toast({
      title: 'Run sheet created',
      text: `${counted(made.items)}${made.days > 1 ? ` on ${made.days} days` : ''}. Nobody sees them until you publish.`,
      action: { label: 'Undo', onSelect: () => void stepBack({ dayId: made.dayId }, 'undo') },
    })
  }, 'Failed to create the run sheet. Please try again.')
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title="Start from a Template"
      submit={['Create the Run Sheet', 'Creating...']}
    >
      <div className="sm:col-span-2">
        <AnsweredList
          answer={answer}
          what="templates"
          skeleton={<Skeletons of={['h-16 rounded-md', 'mt-3 h-16 rounded-md', 'mt-3 h-16 rounded-md']} />}
          none={['No templates', 'Save the run sheet of a wedding as a template to see it here.']}
        >
          {(templates) => (
            <TemplateChoice
              templates={templates}
              chosen={chosen && valueOf(chosen)}
              isManaging={isManaging}
              onManage={setManaging}
              onChoose={(value) => setValue('template', value)}
            />
          )}
        </AnsweredList>
      </div>
      <TextInput
        label="Ceremony Begins"
        required
        hint={hoursOf(chosen, values.time, values.firstLook)}
        {...register('time')}
      />
      <TextInput
        label="Guests"
        inputMode="numeric"
        hint={chosen?.growsWithGuests ? 'Dinner and photographs take longer with more guests.' : undefined}
        {...register('guests')}
      />
      {chosen?.asksFirstLook && (
        <div className="sm:col-span-2">
          <Switch
            label="First Look"
            hint="The couple meets, and is photographed, before the ceremony."
            checked={values.firstLook}
            onChange={(checked) => setValue('firstLook', checked)}
          />
        </div>
      )}
      <TextInput label="Ceremony Place" {...register('ceremony')} />
      <TextInput label="Reception Place" {...register('reception')} />
      <TextInput label="Getting-Ready Place" wide {...register('gettingReady')} />
    </FormDialog>
  )
}

/** How many items there will be, and when the day of the ceremony begins and ends with the typed time. */
function hoursOf(template: SheetTemplate | undefined, time: string, firstLook: boolean): string | undefined {
  const start = readTime(time)
  if (template === undefined || start === undefined) return undefined
  const [first, last] = [start + template.first, start + template.last].map((at) => timeOf(Math.max(at, 0)))
  if (first === undefined || last === undefined) return undefined
  const ends = minutesOf(last) === undefined ? '' : ` to about ${startInWords(last)}`
  return `${counted(firstLook ? template.itemsWithFirstLook : template.items)}, from ${startInWords(first)}${ends}`
}
