import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NewPasswordFields } from '#studio/accounts/web/public/NewPasswordFields.tsx'
import { answerCalls, Refused, show } from '#test/web/test-page.tsx'

function Form() {
  const [values, setValues] = useState({ password: '', confirmPassword: '' })
  return (
    <NewPasswordFields
      register={(name) => ({
        name,
        value: values[name],
        onChange: ({ target }) => setValues({ ...values, [name]: target.value }),
      })}
    />
  )
}

const route = 'POST /api/auth/password-check'
const field = page.getByLabelText('Password', { exact: true })
const warning = page.getByText('This password is on lists of stolen passwords. Please choose another one.')

it('warns of a known password once typing pauses, and takes the warning back', async () => {
  const { bodies } = answerCalls({
    [route]: ({ body }) => ({ known: (body as { password: string }).password === 'password1' }),
  })
  await show(<Form />)
  await field.fill('passw')
  await field.fill('password')
  await field.fill('password1')
  await expect.element(warning).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: 'stolen' })).toBeInTheDocument()
  expect(bodies(route)).toEqual([{ password: 'password1' }])
  await field.fill('lavender-oyster-violin')
  await expect.element(warning).not.toBeInTheDocument()
  await expect.poll(() => bodies(route).length).toBe(2)
  await expect.element(warning).not.toBeInTheDocument()
})

it('says nothing if the server does not answer', async () => {
  const { count } = answerCalls({
    [route]: () => {
      throw new Refused(429, 'Too many attempts.')
    },
  })
  await show(<Form />)
  await field.fill('password1')
  await expect.poll(() => count(route)).toBe(1)
  await expect.element(page.getByText('Too many attempts.')).not.toBeInTheDocument()
  await expect.element(warning).not.toBeInTheDocument()
})
