import { whenThere } from '#web/portal/when-there.ts'

export const focusWhenThere = (selector: string): void =>
  whenThere(selector, (element) => {
    element.focus()
    element.scrollIntoView({ block: 'center' })
  })
