import * as z from 'zod/mini'
import { businessForm, profileForm } from '#studio/accounts/contract/endpoints.ts'
import { billingForm } from '#money/billing/contract/endpoints.ts'
import { newClient } from '#weddings/clients/contract/endpoints.ts'
import { itemStates } from '#day/days/contract/day-audiences.ts'
import { mostLength, mostStart } from '#day/days/contract/day-time.ts'
import { newContact, newDay, newItem } from '#day/days/contract/endpoints.ts'
import { document, documentForm } from '#planning/documents/contract/endpoints.ts'
import { newEvent } from '#planning/events/contract/endpoints.ts'
import { answerForm, feedbackForm } from '#talk/feedback/contract/endpoints.ts'
import { date, offset, optionalText, requiredText, timeZone } from '#platform/contract/fields.ts'
import { goal, newGoal } from '#planning/goals/contract/endpoints.ts'
import { invoice, invoiceForm, newPayment, payment } from '#money/invoices/contract/endpoints.ts'
import { letter, ownWordsForm } from '#talk/letters/contract/endpoints.ts'
import { switchableKinds, wordsKinds } from '#weddings/news/contract/letter-kinds.ts'
import { linkKinds } from '#platform/contract/link-kinds.ts'
import { member } from '#studio/accounts/contract/member.ts'
import { memberChange, newMember } from '#studio/members/contract/endpoints.ts'
import { cardReferences } from '#talk/messages/contract/message-cards.ts'
import { messageTemplateForm } from '#talk/messages/contract/message-templates.ts'
import { newMessage } from '#talk/messages/contract/endpoints.ts'
import { noteForm } from '#talk/notes/contract/endpoints.ts'
import { newPerson, person } from '#weddings/people/contract/endpoints.ts'
import { customizationForm } from '#weddings/portal-looks/contract/customization.ts'
import { sheetNameForm } from '#day/days/contract/sheets/endpoints.ts'
import { newTask } from '#planning/tasks/contract/endpoints.ts'
import { newTemplate } from '#plan/templates/contract/endpoints.ts'
import { plannersWeddingVendor, vendorForm } from '#weddings/vendors/contract/endpoints.ts'
import { serverForms } from '#exchange/exports/server/import/server-forms.ts'

type Fields = Readonly<Record<string, z.ZodMiniType>>

const ofPlan = { dateOffset: z.nullable(offset) }
const named = { personName: optionalText() }
const start = z.int().check(z.minimum(0), z.maximum(mostStart))
/** What is running can last longer than what is planned. */
const minutes = z.int().check(z.minimum(1), z.maximum(2 * mostLength))
const item = { ...newItem.shape, start, minutes, state: z.enum(itemStates) }

/** What people write: what the calls that write it accept, and of states, what answers can be. */
const peoplesForms: Readonly<Record<string, Fields>> = {
  planners: { ...profileForm.shape, ...businessForm.shape, timeZone },
  billing_settings: billingForm.shape,
  clients: newClient.shape,
  people: { ...newPerson.shape, role: person.shape.role, timeZone },
  vendors: vendorForm.shape,
  client_vendors: { status: plannersWeddingVendor.shape.status },
  events: { ...newEvent.shape, ...ofPlan },
  tasks: { ...newTask.shape, ...ofPlan },
  documents: { ...documentForm.shape, ...named, uploadedBy: document.shape.uploadedBy, filename: requiredText('') },
  messages: { ...newMessage.shape, ...named, cards: cardReferences, senderName: optionalText() },
  scheduled_messages: { ...newMessage.shape, cards: cardReferences },
  members: { ...newMember.shape, phone: memberChange.shape.phone, role: member.shape.role },
  notes: noteForm.shape,
  message_templates: messageTemplateForm.shape,
  invoices: { ...invoiceForm.shape, ...ofPlan, status: invoice.shape.status },
  invoice_payments: {
    date,
    method: newPayment.shape.method,
    note: newPayment.shape.note,
    source: payment.shape.source,
  },
  progress_goals: { ...newGoal.shape, unit: goal.shape.unit, category: goal.shape.category },
  client_feedback: { ...feedbackForm.shape, ...named, ...answerForm.shape },
  portal_customizations: customizationForm.shape,
  letter_settings: { kindsOff: z.array(z.enum(switchableKinds)), held: z.optional(z.boolean()) },
  letter_words: { kind: z.enum(wordsKinds), words: ownWordsForm.shape.words },
  letters: { kinds: letter.shape.kinds, channel: letter.shape.channel },
  days: { ...newDay.shape, ...ofPlan },
  day_items: item,
  published_items: item,
  day_contacts: newContact.shape,
  published_contacts: newContact.shape,
  links: { kind: z.enum(linkKinds), label: optionalText() },
  templates: newTemplate.shape,
  sheet_templates: { name: sheetNameForm.shape.name },
}

/** The columns of tables, by the names of their fields. */
export const rowForms: Readonly<Record<string, Fields>> = Object.fromEntries(
  Object.keys({ ...peoplesForms, ...serverForms }).map((table) => [
    table,
    { ...peoplesForms[table], ...serverForms[table] },
  ]),
)
