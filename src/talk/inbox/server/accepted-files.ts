import { exchangedFile } from '#planning/documents/contract/endpoints.ts'
import { limits } from '#platform/contract/limits.ts'
import { ContentCheck } from '#platform/server/files/content-type.ts'
import { fileName, fitsType } from '#platform/server/files/file-name.ts'
import type { MailFile, ReadMail } from '#talk/inbox/server/read-mail.ts'

const most = 5

type Accepted = { files: MailFile[]; content: string }

/** The type, by the same checks as for a file that is uploaded with a message. */
function typeOf({ name, bytes }: MailFile): string | undefined {
  const check = new ContentCheck(exchangedFile.types)
  const type = check.take(bytes) ? check.finish(name) : undefined
  return type !== undefined && (name === '' || fitsType(name, type)) ? type : undefined
}

/** What becomes of a mail as a message: its text, and the files that messages may have. The text names the others. */
export function asMessage({ files, leftOut }: Pick<ReadMail, 'files' | 'leftOut'>, text: string): Accepted {
  const isLong = text.length > limits.page - 1000
  const accepted: MailFile[] = isLong
    ? [{ name: 'Full email.txt', type: 'text/plain', bytes: Buffer.from(text.slice(0, exchangedFile.maxBytes / 4)) }]
    : []
  const others = leftOut.map(({ name }) => name)
  for (const file of files) {
    const type = typeOf(file)
    if (type === undefined || accepted.length === most) others.push(file.name)
    else accepted.push({ name: fileName(file.name, type), type, bytes: file.bytes })
  }
  const note =
    others.length > 0
      ? `[Not accepted: ${others
          .map((name) => name || 'a file')
          .join(', ')
          .slice(0, 500)}]`
      : ''
  const words = isLong ? `${text.slice(0, limits.page - 1000).toWellFormed()} …` : text
  return { files: accepted, content: [words, note].filter(Boolean).join('\n\n') }
}
