import { useEffect, useRef } from 'react'

type Props = { isPdf: boolean; src: string; title: string; className: string }

/**
 * Shows a file as the browser would, in a frame that nothing gets out of. What is pressed in there never reaches this page,
 * so the frame does not keep the focus: Escape closes the dialog, also after a click into the file.
 */
export function FileFrame({ isPdf, src, title, className }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    // When the window loses the focus, it is not yet known to whom.
    const takeBack = () =>
      setTimeout(() => {
        if (frame.current && document.activeElement === frame.current)
          frame.current.closest<HTMLElement>('[role=dialog]')?.focus()
      })
    addEventListener('blur', takeBack)
    return () => removeEventListener('blur', takeBack)
  }, [])
  return (
    // A PDF's viewer does not work in a sandbox; what the server sends along keeps the file from being this site.
    // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
    <iframe ref={frame} tabIndex={-1} sandbox={isPdf ? undefined : ''} src={src} title={title} className={className} />
  )
}
