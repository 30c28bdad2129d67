/** Calls back now, or at the end of a press that is under way: a button that moves away from under a press is not clicked. */
export function afterPress(then: () => void): void {
  if (!document.querySelector(':active')) return then()
  addEventListener('mouseup', () => setTimeout(then), { once: true })
}
