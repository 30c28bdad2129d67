import { expect, it } from 'vitest'
import { latestOnly } from '#web/latest-only.ts'

function recorder() {
  const sent: number[] = []
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = []
  const give = latestOnly((value: number) => {
    sent.push(value)
    return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }))
  })
  return { sent, answers, give }
}
const turn = () => new Promise((resolve) => setTimeout(resolve))

it('sends the first at once, and then only the last of what came meanwhile', async () => {
  const { sent, answers, give } = recorder()
  const first = give(1)
  void give(2)
  const last = give(3)
  expect(sent).toEqual([1])
  answers[0]?.resolve()
  await turn()
  expect(sent).toEqual([1, 3])
  answers[1]?.resolve()
  await Promise.all([first, last])
})

it('forgets a failure when there is a newer value, and tells the last one', async () => {
  const { sent, answers, give } = recorder()
  void give(1)
  const last = give(2)
  answers[0]?.reject(new Error('offline'))
  await turn()
  expect(sent).toEqual([1, 2])
  answers[1]?.reject(new Error('refused'))
  await expect(last).rejects.toThrow('refused')
})

it('works again after a failure', async () => {
  const { sent, answers, give } = recorder()
  const failing = give(1)
  answers[0]?.reject(new Error('offline'))
  await expect(failing).rejects.toThrow('offline')
  const next = give(2)
  answers[1]?.resolve()
  await next
  expect(sent).toEqual([1, 2])
})
