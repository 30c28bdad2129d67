import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, type Frame, type Page } from '@playwright/test'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const off = { enabled: false }
/** A rule that takes the initials in a round picture for the label of its button. */
const withoutInitials = { 'label-content-name-mismatch': off }

/** Nothing that is not compared is computed: no rule in use reads style sheets or media, and elements are named by their HTML. */
const onlyViolations: RunOptions = { resultTypes: ['violations'], preload: false, selectors: false }

/** What a theme changes. */
export const colours: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }
/** Mails have no landmarks and no headings. */
export const mails: RunOptions = { rules: { 'landmark-one-main': off, 'page-has-heading-one': off, region: off } }

declare const axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> }

/** Expects that axe finds nothing on the page as it is shown now. It is loaded once into each document. */
export async function expectAccessible(page: Page, description: string, options: RunOptions = {}): Promise<void> {
  for (const frame of page.frames()) if (await runsScripts(frame)) await load(frame)
  const found = await page.evaluate(
    async (chosen) => {
      const context = { exclude: [['iframe[sandbox]']] }
      const { violations } = await axe.run(context, chosen)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { ...onlyViolations, ...options, rules: { ...withoutInitials, ...options.rules } },
  )
  expect(found, description).toEqual([])
}

async function load(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/** Frames of viewed files and mails don't. */
async function runsScripts(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return true
  const element = await frame.frameElement()
  return (await element.getAttribute('sandbox')) === null
}
