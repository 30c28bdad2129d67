import { dateTyped } from '#platform/web/ui/controls/typed-date.ts'

type TypedCouple = {
  partnerOneName: string
  partnerTwoName?: string
  email: string
  weddingDate?: string
  venue?: string
}

const isAddress = (part: string) => /^\S+@\S+\.\S+$/.test(part)

/** The parts between commas; a date may have a comma itself. */
function partsOf(line: string, today: string): string[] {
  const given = line.split(/[,;\t]/).map((part) => part.trim())
  const parts: string[] = []
  for (const part of given) {
    const before = parts.at(-1)
    const isYear = /^\d{4}$/.test(part)
    if (isYear && before !== undefined && dateTyped(`${before} ${part}`, today))
      parts[parts.length - 1] = `${before} ${part}`
    else if (part !== '') parts.push(part)
  }
  return parts
}

/** 'Emma & James, June 14, 2031, emma@example.com, The Old Mill': the names first, the rest in any order; or what is missing. */
export function coupleTyped(line: string, today: string): TypedCouple | string {
  const parts = partsOf(line, today)
  const email = parts.find(isAddress)
  const [names, ...others] = parts.filter((part) => !isAddress(part))
  if (!names) return 'Please start with the names, such as Emma & James.'
  if (!email) return 'Please add an email address after the names.'
  const weddingDate = others.map((part) => dateTyped(part, today)).find((date) => date !== undefined)
  const venue = others.filter((part) => dateTyped(part, today) === undefined).join(', ')
  const [partnerOneName = names, ...second] = names.split(/\s*(?:&|\+|\band\b)\s*/i).filter(Boolean)
  return {
    partnerOneName,
    ...(second.length > 0 && { partnerTwoName: second.join(' & ') }),
    email,
    ...(weddingDate && { weddingDate }),
    ...(venue && { venue }),
  }
}
