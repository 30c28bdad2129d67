import type { ReactNode } from 'react'
import { Wordmark } from '#studio/accounts/web/public/Wordmark.tsx'
import { AnchorButton } from '#platform/web/ui/controls/Button.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'

type Props = { title: string; text: ReactNode; children?: ReactNode }

/** The layout shared by the pages around the sign-in. */
export function AccountFrame({ title, text, children }: Props) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col items-center justify-center gap-8 px-4 py-10">
      <Wordmark />
      <Card className="w-full sm:p-8">
        <h1 className="font-display text-3xl leading-tight tracking-[-0.01em]">{title}</h1>
        <p className="mt-2 text-muted">{text}</p>
        {children && <div className="mt-6 space-y-6">{children}</div>}
      </Card>
      <AnchorButton href="/login" variant="quiet">
        Back to Login
      </AnchorButton>
    </main>
  )
}
