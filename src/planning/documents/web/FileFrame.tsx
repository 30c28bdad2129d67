import { useEffect, useRef } from 'react'

type Props = { isPdf: boolean; src: string; title: string; className: string }

/** Shows a file in a frame. Keys pressed in the frame do not reach this page, so the focus is moved back to the dialog, where Escape closes it. */
export function FileFrame({ isPdf, src, title, className }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    // On blur, `document.activeElement` is not updated yet.
    const takeBack = () =>
      setTimeout(() => {
        if (frame.current && document.activeElement === frame.current)
          frame.current.closest<HTMLElement>('[role=dialog]')?.focus()
      })
    addEventListener('blur', takeBack)
    return () => removeEventListener('blur', takeBack)
  }, [])
  return (
    // PDF viewers do not work in a sandbox; the response's headers isolate the file from this origin.
    // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
    <iframe ref={frame} tabIndex={-1} sandbox={isPdf ? undefined : ''} src={src} title={title} className={className} />
  )
}
