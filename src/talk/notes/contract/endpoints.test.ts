import { expect, it } from 'vitest'
import { mentionedIn, partsOfNote } from '#talk/notes/contract/endpoints.ts'

const people = [
  { memberId: null, name: 'Rosa' },
  { memberId: 1, name: 'Ada' },
  { memberId: 2, name: 'Ada Byron' },
  { memberId: 3, name: 'J. (Jo) Müller' },
]
const names = people.map(({ name }) => name)
const mentioned = (text: string) => mentionedIn(text, people).map(({ name }) => name)

it('finds names after an @, in any case, each once', () => {
  expect(mentioned('@rosa and @ROSA')).toEqual(['Rosa'])
  expect(mentioned('Ask @J. (Jo) Müller.')).toEqual(['J. (Jo) Müller'])
})

it('takes the longest name, and whole names only', () => {
  expect(mentioned('@Ada Byron')).toEqual(['Ada Byron'])
  expect(mentioned('@Ada, @Ada Byronova')).toEqual(['Ada'])
  expect(mentioned('@Adam, rosa, me@rosa.example')).toEqual([])
})

it('cuts the text without changing it', () => {
  const text = '@Ada: call @Rosa\nnow'
  expect(partsOfNote(text, names)).toEqual([
    { text: '@Ada', isMention: true },
    { text: ': call ', isMention: false },
    { text: '@Rosa', isMention: true },
    { text: '\nnow', isMention: false },
  ])
  expect(partsOfNote(text, [])).toEqual([{ text, isMention: false }])
})
