import { useState } from 'react'
import { templates, addTemplate, removeTemplate } from '#talk/messages/contract/calls.ts'
import type { MessageTemplate } from '#talk/messages/contract/message-templates.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { change } from '#platform/web/calls/change.ts'

export const useTemplates = () => useAnswer(templates, {})

/** Deletes templates; `deleted` is the last one, which can be brought back. */
export function useDeletion() {
  const [deleted, setDeleted] = useState<MessageTemplate>()

  function remove(template: MessageTemplate): void {
    const input = { params: { id: template.id } }
    setDeleted(template)
    change(removeTemplate, input, {
      optimistic: (cached) => cached.edit(templates, (now) => now.filter(({ id }) => id !== template.id) as typeof now),
      failure: 'Failed to delete the template. Please try again.',
    }).catch(() => setDeleted(undefined))
  }

  async function bringBack({ name, text }: MessageTemplate): Promise<void> {
    setDeleted(undefined)
    await change(addTemplate, { body: { name, text } }, { failure: 'Failed to bring the template back.' })
  }

  return { deleted, remove, bringBack }
}
