import LoaderCircle from 'lucide-react/icons/loader-circle'

export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />
}
