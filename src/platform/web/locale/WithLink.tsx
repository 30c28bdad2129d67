import type { ReactNode } from 'react'

type Props = { text: string; link: (words: string) => ReactNode }

/** A sentence of which a part, between <a> and </a>, is a link. */
export function WithLink({ text, link }: Props) {
  const [before, words = '', after] = text.split(/<\/?a>/)
  return (
    <>
      {before}
      {link(words)}
      {after}
    </>
  )
}
