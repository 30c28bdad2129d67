import { whenThere } from '#overview/portal/web/when-there.ts'

export const focusWhenThere = (selector: string): void =>
  whenThere(selector, (element) => {
    element.focus()
    element.scrollIntoView({ block: 'center' })
  })
