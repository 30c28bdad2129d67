/** What letters to the people of a wedding are about. */
export const letterKinds = ['message', 'document', 'invoice', 'payment', 'task', 'task-due', 'event'] as const
export type LetterKind = (typeof letterKinds)[number]

/** What a studio can stop writing about to a wedding; receipts always go out. */
export const switchableKinds = ['message', 'document', 'invoice', 'task', 'task-due', 'event'] as const
export type SwitchableKind = (typeof switchableKinds)[number]

/** Letters that begin with words which a studio can replace; 'several' is one about more than one kind. */
export const wordsKinds = [...letterKinds, 'several'] as const
export type WordsKind = (typeof wordsKinds)[number]
