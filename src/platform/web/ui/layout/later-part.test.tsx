import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { laterPart } from '#platform/web/ui/layout/later-part.tsx'
import { held, show } from '#test/web/test-page.tsx'

it('shows what stands for a part until its code is there', async () => {
  const code = held<{ default: ComponentType }>()
  const Part = laterPart(() => code.answer, <p>Loading the settings</p>)
  await show(<Part />)
  await expect.element(page.getByText('Loading the settings')).toBeVisible()
  code.resolve({ default: () => <p>All settings</p> })
  await expect.element(page.getByText('All settings')).toBeVisible()
  await expect.element(page.getByText('Loading the settings')).not.toBeInTheDocument()
})
