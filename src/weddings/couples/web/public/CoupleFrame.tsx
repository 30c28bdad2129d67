import type { ReactNode } from 'react'
import type { ColorPalette } from '#platform/contract/color-palette.ts'
import { LarkspurStems } from '#studio/accounts/web/public/LarkspurStems.tsx'
import { StudioLogo } from '#studio/looks/web/public/StudioLogo.tsx'
import { LanguageSelect } from '#platform/web/ui/controls/LanguageSelect.tsx'
import { useColors } from '#platform/web/ui/use-colors.ts'

/** What a page shows of the studio that it is from. */
export type FrameLook = {
  studio: string
  colors: ColorPalette | null
  logoUrl: string | null
  photographUrl?: string | null
}
type Props = { look?: FrameLook | undefined; children: ReactNode }

/** The layout of a couple's pages before the portal: a card in the style of a printed invitation, and the whole width on paper. */
export function CoupleFrame({ look, children }: Props) {
  const { studio = '', colors, logoUrl, photographUrl } = look ?? {}
  useColors(colors)
  return (
    <div
      data-colors={colors ? '' : undefined}
      className="relative isolate grid min-h-dvh grid-cols-1 items-start justify-items-center overflow-hidden bg-[linear-gradient(var(--accent-soft),var(--paper)_60%)] px-4 pt-36 pb-10 sm:items-center sm:py-16 print:block print:bg-none print:p-0"
    >
      <LarkspurStems className="absolute top-0 left-1/2 -z-10 h-72 w-96 -translate-x-1/2 [mask-image:linear-gradient(#000_60%,transparent)] sm:top-auto sm:bottom-0 sm:h-[min(100dvh,60rem)] sm:w-[76rem] sm:opacity-80 sm:[mask-image:none] print:hidden" />
      <div className="w-full max-w-lg text-center print:max-w-none">
        <main className="rounded-lg border border-line bg-card p-7 lift-raised outline outline-line -outline-offset-9 sm:p-12 print:border-0 print:p-0 print:[box-shadow:none] print:outline-0">
          {photographUrl && (
            <img
              src={photographUrl}
              alt=""
              decoding="async"
              className="mb-7 h-36 w-full rounded-sm object-cover sm:h-56 print:hidden"
            />
          )}
          {logoUrl && <StudioLogo src={logoUrl} alt={studio} className="mx-auto mb-6 h-14 max-w-full" />}
          {children}
        </main>
        <footer>
          <LanguageSelect />
        </footer>
      </div>
    </div>
  )
}
