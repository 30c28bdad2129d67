import type { ReactNode } from 'react'
import { CoupleFrame, type FrameLook } from '#weddings/couples/web/public/CoupleFrame.tsx'
import { CoupleHeading } from '#weddings/couples/web/public/CoupleHeading.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Spinner } from '#platform/web/ui/layout/Spinner.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props<A> = {
  answer: A | undefined
  problem: 'unknown' | 'failed' | undefined
  reload: () => void
  words: { loading: string; failed: string }
  /** Shown for a link that the server does not know. */
  unknown: () => ReactNode
  look?: FrameLook | undefined
  children: (answer: A) => ReactNode
}

/** The page of a mailed link: loading, failed, unknown, or what the server answered. */
export function CouplePage<A>({ answer, problem, reload, words, unknown, look, children }: Props<A>) {
  return (
    <CoupleFrame look={look}>
      {answer !== undefined && children(answer)}
      {answer === undefined && !problem && (
        <p role="status" className="flex items-center justify-center gap-3 py-10 text-muted">
          <Spinner /> {t(words.loading)}
        </p>
      )}
      {problem === 'unknown' && unknown()}
      {problem === 'failed' && (
        <CoupleHeading title={t(words.failed)} text={t('Please try again in a moment.')}>
          <Button onClick={reload}>{t('Try again')}</Button>
        </CoupleHeading>
      )}
    </CoupleFrame>
  )
}
