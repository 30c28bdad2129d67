import { useEffectEvent, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { afterPress } from '#platform/web/ui/controls/after-press.ts'
import { choicesWith, clearChoice, type Choice } from '#platform/web/ui/controls/choices.ts'

type Options = {
  choices: readonly Choice[]
  value: string
  /** Whether the field may be left empty. */
  clears: boolean
  /** Whether words that are no choice keep the form around the field from being sent. */
  holdsForm: boolean
  onChoose: (value: string) => void
}

const positions: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** What is typed into a field that takes one of several choices, and the list that is open below it. */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  { choices, value, clears, holdsForm, onChoose }: Options,
) {
  const [isOpen, setOpen] = useState(false)
  /** What is typed and not one of the choices yet. */
  const [words, setWords] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const [moved, setMoved] = useState<string>()
  const chosen = choices.find((choice) => choice.value === value)
  const matches = words === undefined ? choices : choicesWith(choices, words)
  const clear = words === undefined ? undefined : clearChoice(choices, words)
  const highlighted = matches.find((choice) => choice.value === moved)
  const active = highlighted ?? (words?.trim() ? (clear ?? matches[0]) : chosen)

  const open = () => {
    setMoved(undefined)
    setLeft(false)
    setOpen(true)
  }
  const close = () => {
    setWords(undefined)
    setOpen(false)
  }
  const choose = (choice: Choice) => {
    close()
    if (choice.value !== value) onChoose(choice.value)
  }
  const type = (next: string) => {
    setWords(next)
    open()
  }
  /** Takes what is typed if it leaves no doubt. What does is kept only where it holds a form. */
  const leave = () => {
    setOpen(false)
    if (words === undefined) return
    if (words.trim() === '') {
      close()
      if (clears && value !== '') onChoose('')
    } else if (clear) choose(clear)
    else if (holdsForm && input.current?.form) afterPress(() => setLeft(true))
    else close()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey
    const position = isPlain ? positions[event.key] : undefined
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (words?.trim() === '' && moved === undefined) leave()
      else if (active) choose(active)
    } else if (event.key === 'Tab') {
      if (highlighted) choose(highlighted)
    } else if (position && matches.length > 0) {
      event.preventDefault()
      const at = active ? matches.indexOf(active) : -1
      setMoved(matches[position(at, matches.length)]?.value)
    }
  }

  const escape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    // The dialog around it stays open.
    event.stopPropagation()
    close()
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    addEventListener('keydown', escape, { capture: true })
    return () => removeEventListener('keydown', escape, { capture: true })
  }, [isOpen])

  const isUnclear = words !== undefined
  useLayoutEffect(() => {
    const form = input.current?.form
    if (!form || !isUnclear || !holdsForm) return
    /** A form is not sent with another choice than the one that is being typed. */
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
      input.current?.focus()
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [input, isUnclear, holdsForm])

  return { isOpen, isLeft, words, chosen, matches, active, open, choose, type, leave, press }
}
