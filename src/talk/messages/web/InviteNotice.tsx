import { InviteActions } from '#weddings/couples/web/public/InviteActions.tsx'

type Props = { couple: { id: number; isActivated: boolean; inviteSent: boolean }; names: string }

/** Says that the couple has no account to read messages with, and offers the invite. */
export function InviteNotice({ couple, names }: Props) {
  if (couple.isActivated) return null
  return (
    <div data-print="hidden" className="border-t border-line bg-sunken px-4 py-3 sm:px-6">
      <p className="text-sm">
        {couple.inviteSent
          ? `${names}: invited, but no portal account yet. They can read your messages as soon as it is activated.`
          : `${names}: no portal account yet, so nobody can read your messages. Send an invite first.`}
      </p>
      <InviteActions client={couple} className="mt-2 flex flex-wrap gap-2" />
    </div>
  )
}
