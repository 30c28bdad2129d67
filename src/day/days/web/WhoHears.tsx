import type { Hearing } from '#day/days/contract/endpoints.ts'
import { toLookAt } from '#day/days/web/Warnings.tsx'

const withAddress = ({ vendors }: Hearing) => vendors.filter(({ email }) => email !== null)

/** Whether publishing mails anybody, now or with the next letter. */
export const isMailed = (hearing: Hearing): boolean => hearing.people.length > 0 || withAddress(hearing).length > 0

/** The button says that mail leaves. */
export function publishLabel(hearing: Hearing): string {
  const { length } = withAddress(hearing)
  if (length === 0 || hearing.held) return 'Publish'
  return length === 1 ? 'Publish and Mail 1 Vendor' : `Publish and Mail ${length} Vendors`
}

const names = (of: readonly string[]) => of.join(', ')

/** Who is mailed what when a day is published. */
export function WhoHears({ hearing, warnings }: { hearing: Hearing; warnings: number }) {
  const { people, vendors, held } = hearing
  const mailed = withAddress(hearing).map(({ name }) => name)
  const silent = vendors.filter(({ email }) => email === null).map(({ name }) => name)
  const lines = [
    mailed.length > 0 && `Mailed their part in a few minutes: ${names(mailed)}.`,
    silent.length > 0 && `Not mailed, for want of an address: ${names(silent)}.`,
    people.length > 0 && `Told in the couple’s next letter: ${names(people)}.`,
    held && 'Letters of this wedding are held: these emails wait until you let them go.',
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
