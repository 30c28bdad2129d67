import { describe, expect, it } from 'vitest'
import { isKnownPassword } from '#studio/passwords/server/known-passwords.ts'

const listed =
  '123456 password 12345678 qwerty 123456789 111111 dragon baseball letmein 696969 superman trustno1 iloveyou sunshine princess welcome football monkey shadow master'

describe('the list of known passwords', () => {
  it.each(listed.split(' '))('has %s', (password) => {
    expect(isKnownPassword(password)).toBe(true)
  })

  it.each(['lavender-oyster-violin', 'Monkey', 'trustno1!', ''])('does not have "%s"', (password) => {
    expect(isKnownPassword(password)).toBe(false)
  })
})
