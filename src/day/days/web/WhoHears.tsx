import type { Hearing } from '#day/days/contract/endpoints.ts'
import { toLookAt } from '#day/days/web/Warnings.tsx'

const withAddress = ({ vendors }: Hearing) => vendors.filter(({ email }) => email !== null)

/** Whether publishing mails anybody, now or with the next letter. */
export const isMailed = (hearing: Hearing): boolean => hearing.people.length > 0 || withAddress(hearing).length > 0

/** The button says that mail leaves. */
export function publishLabel(hearing: Hearing): string {
  const { length } = withAddress(hearing)
  if (length === 0 || hearing.held) return 'Publish'
  return length === 1 ? 'Publish and Email 1 Vendor' : `Publish and Email ${length} Vendors`
}

const names = (of: readonly string[]) => of.join(', ')

/** Who is mailed what when a day is published. */
export function WhoHears({ hearing, warnings }: { hearing: Hearing; warnings: number }) {
  const { people, vendors, held } = hearing
  const mailed = withAddress(hearing).map(({ name }) => name)
  const silent = vendors.filter(({ email }) => email === null).map(({ name }) => name)
  const lines = [
    mailed.length > 0 && `Emailed their part in a few minutes: ${names(mailed)}.`,
    silent.length > 0 && `Not emailed, because there is no address: ${names(silent)}.`,
    people.length > 0 && `Included in the next email to the couple: ${names(people)}.`,
    held && 'Emails of this wedding are on hold: these wait until you release them.',
    warnings > 0 && `${toLookAt(warnings)} on the run sheet.`,
  ]
  return lines
    .filter((line) => line !== false)
    .map((line) => (
      <span key={line} className="mb-2 block wrap-anywhere">
        {line}
      </span>
    ))
}
