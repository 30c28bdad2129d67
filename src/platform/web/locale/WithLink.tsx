type Props = { text: string; href: string; className: string }

/** A sentence of which a part, between <a> and </a>, is a link. */
export function WithLink({ text, href, className }: Props) {
  const [before, words, after] = text.split(/<\/?a>/)
  return (
    <>
      {before}
      <a href={href} className={className}>
        {words}
      </a>
      {after}
    </>
  )
}
