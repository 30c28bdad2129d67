import type { CardKind } from '#talk/messages/contract/message-cards.ts'

/** A link to a record that is there. */
export type Linked = { kind: CardKind; id: number }

/** Where links in messages lead to: the address, and how it is opened without loading the page again. */
export type CardTarget = { hrefOf: (card: Linked) => string; open: (card: Linked) => void }
