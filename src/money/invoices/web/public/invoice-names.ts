type Numbered = { invoiceNumber: string | null }

/** A draft has no number until it is issued, unless one was typed. */
export const numberInWords = ({ invoiceNumber }: Numbered): string => invoiceNumber ?? 'Draft'

/** 'Invoice INV-0001', as a title. */
export const invoiceInWords = ({ invoiceNumber }: Numbered): string =>
  invoiceNumber === null ? 'Draft invoice' : `Invoice ${invoiceNumber}`
