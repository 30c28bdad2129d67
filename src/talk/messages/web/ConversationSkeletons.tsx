import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { Skeletons } from '#platform/web/ui/layout/Skeletons.tsx'
import { LoadingArea } from '#platform/web/ui/layout/LoadingArea.tsx'

const places = 6

export function ConversationSkeletons() {
  return (
    <LoadingArea
      label="Loading your messages"
      className="overflow-hidden rounded-md border border-line bg-card lift-card @xl:h-[calc(100dvh-15.5rem)]"
    >
      <div className="h-full border-line @xl:w-[clamp(15rem,40%,20rem)] @xl:border-r">
        {Array.from({ length: places }, (_, place) => (
          <div key={place} className="flex items-center gap-3 border-b border-line px-4 py-3.5">
            <Skeleton className="size-11 rounded-full" />
            <div className="flex-1 space-y-2">
              <Skeletons of={['h-4 w-3/5', 'h-3.5 w-4/5']} />
            </div>
          </div>
        ))}
      </div>
    </LoadingArea>
  )
}
