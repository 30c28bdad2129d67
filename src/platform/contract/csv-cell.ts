/** The signs that begin a formula, also as East Asian keyboards write them. */
const formula = /(^|;)(?=[=+\-@＝＋－＠\t\r])/g

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe. Where lists are separated by semicolons, one begins
 * another cell.
 */
const harmless = (text: string) => (phone.test(text) ? text : text.replaceAll(formula, "$1'"))

/** A telephone number calls nothing and, without a sign that calculates, computes nothing. */
const phone = /^\+\d[\d ().]{5,}$/

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A text as a cell of CSV as in RFC 4180. */
export const csvCell = (text: string): string => quoted(harmless(text))

/** By which spreadsheets recognise UTF-8. */
export const byteOrderMark = '\uFEFF'

/** The text of a cell that was kept from being run as a formula. */
export const textOfCell = (cell: string): string => cell.replaceAll(/(^|;)'(?=[=+\-@＝＋－＠\t\r])/g, '$1')
