import Smartphone from 'lucide-react/icons/smartphone'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'

/** Opens a day on the phone, for the day itself. */
export const DayModeLink = ({ dayId }: { dayId: number }) => (
  <ButtonLink to="/day/{id}" params={{ id: dayId }} icon={<Smartphone />}>
    Day Mode
  </ButtonLink>
)
