import * as z from 'zod/mini'
import * as calls from '#talk/messages/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, nothing, requiredParagraph, requiredText } from '#platform/contract/fields.ts'
import { previousOf } from '#platform/contract/previous.ts'
import { limits } from '#platform/contract/limits.ts'

/** A text that a studio writes to many couples, with fields of `weddings/clients/contract/merge.ts` in braces. */
export const messageTemplate = z.object({ id, name: z.string(), text: z.string() })
export type MessageTemplate = z.output<typeof messageTemplate>

export const messageTemplateForm = z.object({
  name: requiredText('Please give the template a name.'),
  text: requiredParagraph('Please write the text of the template.', limits.page),
})

const messageTemplateChange = z.extend(z.partial(messageTemplateForm), {
  previous: previousOf(messageTemplateForm.shape),
})

export const templates = endpoint(calls.templates, {
  summary: "The studio's templates for messages, by name",
  for: { planner: { returns: z.array(messageTemplate) } },
})

export const addTemplate = endpoint(calls.addTemplate, {
  summary: 'Adds a template for messages',
  for: { planner: { body: messageTemplateForm, returns: messageTemplate } },
})

export const changeTemplate = endpoint(calls.changeTemplate, {
  summary: 'Changes the name or the text of a template',
  for: { planner: { body: messageTemplateChange, returns: messageTemplate } },
})

export const removeTemplate = endpoint(calls.removeTemplate, {
  summary: 'Deletes a template; messages that were written with it stay',
  for: { planner: { returns: nothing } },
})
