import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cache } from '#platform/web/calls/api.ts'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'
import TemplatesDialog from '#talk/messages/web/templates/TemplatesDialog.tsx'

const emma = { partnerOneName: 'Emma', partnerTwoName: 'James', weddingDate: '2031-06-12', venue: null }
const welcome = { id: 4, name: 'Welcome', text: 'Dear {couple}, at {venue} with {vennue}?' }
type Template = typeof welcome

function Opened({ draft = '', onUse }: { draft?: string; onUse?: (text: string) => void }) {
  const [open, setOpen] = useState(true)
  return (
    <TemplatesDialog
      clientId={7}
      names="Emma & James"
      draft={draft}
      open={open}
      onClose={() => setOpen(false)}
      onUse={(text) => onUse?.(text)}
    />
  )
}

/** Answers like a server that keeps the templates. */
function serve(templates: Template[], wedding: object = emma) {
  cache.clear()
  let kept = templates
  return answerCalls({
    'GET /api/clients/7': () => wedding,
    'GET /api/auth/me': () => ({ user: { id: 1, name: 'Rosa', businessName: 'Fern & Fig' } }),
    'GET /api/message-templates': () => kept,
    'POST /api/message-templates': ({ body }) => {
      const added = { id: 9, ...(body as Omit<Template, 'id'>) }
      kept = [...kept, added]
      return added
    },
    'PATCH /api/message-templates/4': ({ body }) => {
      kept = [{ ...welcome, ...(body as Partial<Template>) }]
      return kept[0]
    },
    'DELETE /api/message-templates/4': () => void (kept = []),
  })
}

it('shows dates in the language of the wedding', async () => {
  serve([{ ...welcome, text: 'Rendez-vous le {wedding date}' }], { ...emma, language: 'fr' })
  await show(<Opened />)
  await expect.element(page.getByText('Rendez-vous le 12 juin 2031')).toBeVisible()
})

it('shows templates with the values of the couple and what is missing, and uses the filled text by keyboard', async () => {
  serve([welcome])
  const used: string[] = []
  await show(<Opened onUse={(text) => used.push(text)} />)
  await expect.element(page.getByText('Dear Emma & James, at {venue} with {vennue}?')).toBeVisible()
  await expect.element(page.getByText('{venue}: no venue yet · {vennue} is not a field')).toBeVisible()
  page
    .getByRole('button', { name: /^Welcome/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  expect(used).toEqual(['Dear Emma & James, at {venue} with {vennue}?'])
})

it('explains templates where there are none, and makes one of the draft', async () => {
  const { bodies } = serve([])
  await show(<Opened draft=" See you on {wedding date} " />)
  await expect.element(page.getByText('No templates yet')).toBeVisible()
  await page.getByRole('button', { name: 'Save What I Wrote' }).click()
  await expect.element(page.getByLabelText('Text')).toHaveValue('See you on {wedding date}')
  await expect.element(page.getByText('See you on June 12, 2031')).toBeVisible()
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect.element(page.getByText('Please give the template a name.')).toBeVisible()
  await page.getByLabelText('Name').fill('Date')
  await page.getByRole('button', { name: '{planner}' }).click()
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect.element(page.getByRole('button', { name: /^Date/ })).toBeVisible()
  expect(bodies('POST /api/message-templates')).toHaveLength(1)
  expect((bodies('POST /api/message-templates')[0] as Template).text).toContain('{planner}')
})

it('changes a template, and brings a deleted one back', async () => {
  const { bodies } = serve([welcome])
  await show(<Opened />)
  await page.getByRole('button', { name: 'Edit Welcome' }).click()
  await page.getByLabelText('Text').fill('Dear {couple}')
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect.element(page.getByText('Dear Emma & James')).toBeVisible()
  expect(bodies('PATCH /api/message-templates/4')).toEqual([
    { text: 'Dear {couple}', previous: { text: welcome.text } },
  ])
  await page.getByRole('button', { name: 'Delete Welcome' }).click()
  await expect.element(page.getByText('No templates yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: /^Welcome/ })).toBeVisible()
  expect(bodies('POST /api/message-templates')).toEqual([{ name: 'Welcome', text: 'Dear {couple}' }])
})

it('shows both texts where somebody else has changed the same meanwhile', async () => {
  cache.clear()
  let kept = welcome
  const { bodies } = answerCalls({
    'GET /api/clients/7': () => emma,
    'GET /api/message-templates': () => [kept],
    'PATCH /api/message-templates/4': ({ body }) => {
      if (kept !== welcome) return Object.assign(kept, body)
      kept = { ...welcome, text: 'Hello {couple}' }
      throw new Refused(409, 'Someone else changed “Welcome” in the meantime.', [], { text: kept.text })
    },
  })
  await show(<Opened />)
  await page.getByRole('button', { name: 'Edit Welcome' }).click()
  await page.getByLabelText('Text').fill('Good day')
  await page.getByRole('button', { name: 'Save Template' }).click()
  const both = 'Text: “Good day” has not been saved. In the meantime, someone else entered “Hello {couple}”.'
  await expect.element(page.getByText(both)).toBeVisible()
  await page.getByRole('button', { name: 'Use Mine' }).click()
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect
    .poll(() => bodies('PATCH /api/message-templates/4').at(-1))
    .toEqual({ text: 'Good day', previous: { text: 'Hello {couple}' } })
})
