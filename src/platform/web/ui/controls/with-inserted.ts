/** The text of a field with an insertion in place of its selection; focuses the field and puts the cursor behind. */
export function withInserted(field: HTMLTextAreaElement | null, insertion: string): string {
  if (!field) return insertion
  const { value, selectionStart, selectionEnd } = field
  const cursor = selectionStart + insertion.length
  // After the field has its new text.
  requestAnimationFrame(() => {
    field.focus()
    field.setSelectionRange(cursor, cursor)
  })
  return value.slice(0, selectionStart) + insertion + value.slice(selectionEnd)
}
