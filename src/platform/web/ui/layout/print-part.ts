const printed = '[data-printed]'
/** The parts around it keep nothing that would narrow or decorate it. */
const rules = `@media print {
  body *:not(${printed}, ${printed} *, :has(${printed})) { display: none !important }
  body *:has(${printed}) { max-width: none !important; margin: 0 !important; padding: 0 !important; border: 0 !important; box-shadow: none !important; background: none !important }
}`

/** Prints one part of the page without the rest of it. */
export function printPart(part: Element): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  part.toggleAttribute('data-printed', true)
  const end = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    part.removeAttribute('data-printed')
  }
  window.addEventListener('afterprint', end, { once: true })
  window.print()
}
