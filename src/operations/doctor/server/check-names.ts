import { found, type Check } from '#operations/doctor/server/finding.ts'
import { settingNames } from '#platform/server/foundation/config.ts'

/** Names of one word, such as PORT, are too much like those of other programs. */
const distinct = settingNames.filter((name) => name.includes('_'))

/** Variables that are almost called like a setting, and have no effect. */
export const checkNames: Check = (_, { env }) =>
  Object.keys(env).flatMap((name) => {
    const meant = settingNames.includes(name) ? undefined : distinct.find((known) => isSlipOf(name, known))
    return found(
      meant !== undefined,
      `${name} is not a setting, and has no effect; ${meant} is one.`,
      `Rename it to ${meant}, or remove it.`,
    )
  })

/** One letter is other, missing or too many, or two are swapped. */
function isSlipOf(typed: string, name: string): boolean {
  const shorter = Math.min(typed.length, name.length)
  let begin = 0
  while (begin < shorter && typed[begin] === name[begin]) begin += 1
  let end = 0
  while (end < shorter - begin && typed.at(-1 - end) === name.at(-1 - end)) end += 1
  const [one, other] = [typed, name].map((text) => text.slice(begin, text.length - end)) as [string, string]
  const areSwapped = one.length === 2 && one === `${other[1]}${other[0]}`
  return (one.length <= 1 && other.length <= 1) || areSwapped
}
