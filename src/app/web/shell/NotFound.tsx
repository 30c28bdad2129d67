import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'

export function NotFound() {
  return (
    <div className="flex flex-col items-center px-6 py-24 text-center">
      <p className="text-sm font-medium tracking-wide text-muted">404</p>
      <h1 className="mt-3 font-display text-3xl sm:text-4xl">This page is not on the guest list.</h1>
      <p className="mt-3 max-w-md text-muted">
        The address may be mistyped, or what was here has moved or been deleted.
      </p>
      <ButtonLink to="/" variant="primary" className="mt-8">
        Back to Dashboard
      </ButtonLink>
    </div>
  )
}
