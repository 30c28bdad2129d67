import type { Goal } from '#planning/goals/contract/endpoints.ts'
import * as calls from '#planning/goals/contract/calls.ts'
import { ConfirmCall } from '#platform/web/ui/overlays/ConfirmCall.tsx'

type Props = { goal: Goal; open: boolean; onClose: () => void }

export const DeleteGoalDialog = ({ goal: { id, title }, ...dialog }: Props) => (
  <ConfirmCall
    {...dialog}
    endpoint={calls.remove}
    input={{ params: { id } }}
    title="Delete Goal"
    text={`Are you sure you want to delete “${title}”? Its progress will be deleted too.`}
    confirm={['Delete Goal', 'Deleting...']}
    done={{ title: 'Success', text: 'Progress goal deleted successfully' }}
    failure="Failed to delete progress goal"
  />
)
