/** The question before a vendor is deleted, with the number of weddings it is removed from. */
export function deleteQuestion(weddings: number): string {
  const question = 'Are you sure you want to delete this vendor?'
  if (weddings === 0) return `${question} It is not part of any wedding.`
  return `${question} It will also be removed from ${weddings === 1 ? '1 wedding' : `${weddings} weddings`}.`
}
