import Link2 from 'lucide-react/icons/link-2'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'
import { t } from '#platform/web/locale/t.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'

const load = () => import('#guests/rsvp/web/RsvpLinksDialog.tsx')
const RsvpLinksDialog = lazy(load)

/** Opens the dialog that makes links by which guests answer. */
export function RsvpLinks({ client }: { client: Pick<Client, 'id' | 'partnerOneName' | 'partnerTwoName'> }) {
  const [isOpen, setOpen] = useState(false)
  useFetchedAhead(load)
  return (
    <>
      <Button icon={<Link2 />} onClick={() => setOpen(true)}>
        {t('RSVP Links')}
      </Button>
      {isOpen && (
        <Suspense>
          <RsvpLinksDialog client={client} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
