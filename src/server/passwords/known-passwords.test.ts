import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filterFile, isKnownPassword } from '#server/passwords/known-passwords.ts'

const listed =
  '123456 password 12345678 qwerty 123456789 111111 dragon baseball letmein 696969 superman trustno1 iloveyou sunshine princess welcome football monkey shadow master'

describe('the list of known passwords', () => {
  it.each(listed.split(' '))('has %s', (password) => {
    expect(isKnownPassword(password)).toBe(true)
  })

  it('has at most one in a thousand of other passwords', () => {
    const others = Array.from({ length: 50_000 }, (_, at) => hash('sha256', `password ${at}`, 'base64').slice(0, 12))
    expect(others.filter(isKnownPassword).length).toBeLessThanOrEqual(50)
  })

  it('takes little room', () => {
    expect(statSync(filterFile).size).toBeLessThan(200_000)
  })
})
