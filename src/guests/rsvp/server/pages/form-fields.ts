/** The names of the fields of the form, by which its answer is read again. */
export const fieldOf = {
  attending: (guest: number, part: number) => `attending-${guest}-${part}`,
  meal: (guest: number, part: number) => `meal-${guest}-${part}`,
  dietary: (guest: number) => `dietary-${guest}`,
  firstName: (guest: number) => `first-${guest}`,
  question: (question: number) => `question-${question}`,
  lastName: (guest: number) => `last-${guest}`,
  /** That everybody of the envelope comes to what the first guest comes to. */
  same: 'same',
  /** What the fields had when the page was shown. */
  seen: 'seen',
}
