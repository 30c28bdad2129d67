const longest = 10_000

/** Focuses an element of a section that is being opened, and that may appear only after the section has loaded. */
export function focusWhenThere(selector: string): void {
  const focus = () => {
    const element = document.querySelector<HTMLElement>(selector)
    element?.focus()
    element?.scrollIntoView({ block: 'center' })
    return element !== null
  }
  const watch = () => {
    if (focus()) return
    const observer = new MutationObserver(() => focus() && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => observer.disconnect(), longest)
  }
  // React shows the section after the event.
  setTimeout(watch)
}
