import UserPlus from 'lucide-react/icons/user-plus'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'

type Props = { variant?: 'primary'; label?: string }

export const AddClient = ({ variant, label = 'Add Client' }: Props) => (
  <ButtonLink to="/new-client" variant={variant} icon={<UserPlus />}>
    {label}
  </ButtonLink>
)
