const longest = 10_000

/** Calls `show` with an element of a section that is being opened, and that may appear only after the section has loaded. */
export function whenThere(selector: string, show: (element: HTMLElement) => void): void {
  const find = () => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) show(element)
    return element !== null
  }
  const watch = () => {
    if (find()) return
    const observer = new MutationObserver(() => find() && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true })
    setTimeout(() => observer.disconnect(), longest)
  }
  // React shows the section after the event.
  setTimeout(watch)
}
