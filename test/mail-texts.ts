import type { Email } from 'postal-mime'

/** Random parts of links, and when somebody signed up. */
const secrets =
  /(?<=token=|token=3D|\/mail-settings\/|\/client-invite\/)[\w-]{20,}|(?<=with this address on )[\w ,:]+(?= UTC)/g

const textOf = ({ subject, text = '' }: Email) =>
  `Subject: ${subject}\n\n${text.replaceAll('\r\n', '\n').trim()}`.replaceAll(secrets, '…')

const joined = (texts: readonly string[]) => texts.join('\n\n----\n\n')

/** The subjects and plain texts of mails, without the secrets of their links. */
export const mailTexts = (mails: readonly Email[]): string => joined(mails.map(textOf))

type Frame = { first: string; last: string }

/** The texts of mails without the words that each of them begins and ends with; fails if one of them does not. */
export const textsInFrame = (mails: readonly Email[], { first, last }: Frame): string =>
  joined(
    mails.map((mail) => {
      const text = textOf(mail)
      const [subject = '', ...rest] = text.split('\n\n')
      const whole = rest.join('\n\n')
      if (!whole.startsWith(`${first}\n\n`) || !whole.endsWith(`\n\n${last}`))
        throw new Error(`This mail has another frame:\n\n${text}`)
      return `${subject}\n\n${whole.slice(first.length + 2, -last.length - 2)}`
    }),
  )
