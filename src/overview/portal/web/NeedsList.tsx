import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import CreditCard from 'lucide-react/icons/credit-card'
import FileText from 'lucide-react/icons/file-text'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState, type ReactNode } from 'react'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Document } from '#planning/documents/contract/endpoints.ts'
import { DocumentViewer } from '#planning/documents/web/public/DocumentViewer.tsx'
import { canBeViewed } from '#planning/documents/web/public/viewable.ts'
import { pageLength } from '#talk/messages/web/public/page-length.ts'
import { focusWhenThere } from '#overview/portal/web/focus-when-there.ts'
import type { GuestNeed, Need, NeededTask } from '#overview/portal/web/needs.ts'
import { markViewed } from '#overview/portal/web/viewed-documents.ts'
import { dueInWords, isOverdue } from '#planning/tasks/web/public/due.ts'
import { TickBox } from '#planning/tasks/web/public/TickBox.tsx'
import { toggleTask } from '#planning/tasks/web/public/ticks.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  needs: readonly Need[]
  /** Whether all sections could be read. */
  isComplete: boolean
  planner: string
  onOpen: (section: string) => void
  onDone: (key: string) => void
}

export default function NeedsList({ needs, isComplete, planner, onOpen, onDone }: Props) {
  const [viewing, setViewing] = useState<Document>()
  const open = (section: string, selector: string) => {
    onOpen(section)
    focusWhenThere(selector)
  }
  const lookAt = (document: Document, key: string) => {
    onDone(key)
    markViewed(document.id)
    if (canBeViewed(document)) setViewing(document)
    else open('documents', `#document-${document.id} a`)
  }

  const rowOf = (need: Need) => {
    switch (need.kind) {
      case 'task':
        return <TaskRow task={need.task} onDone={() => onDone(need.key)} />
      case 'invoice': {
        const { id, invoiceNumber, currency, open: amount, dueDate } = need.invoice
        return (
          <Row
            icon={<CreditCard />}
            title={t('Invoice {invoiceNumber}', { invoiceNumber })}
            text={<Due amount={formatAmount(amount, currency)} dueDate={dueDate} />}
            action={t('Pay')}
            onClick={() => open('billing', `#invoice-${id} button`)}
          />
        )
      }
      case 'messages': {
        const { messages } = need
        const count = messages.length
        return (
          <Row
            icon={<MessageCircle />}
            title={
              messages.length < pageLength
                ? t('{count, plural, one {A message from {planner}} other {# messages from {planner}}}', {
                    count,
                    planner,
                  })
                : t('{count} or more messages from {planner}', { count, planner })
            }
            text={<bdi>{messages.at(-1)?.content || t('With an attachment')}</bdi>}
            action={t('Read')}
            onClick={() => open('messages', '[role=log]')}
          />
        )
      }
      case 'document':
        return (
          <Row
            icon={need.done ? <CircleCheck /> : <FileText />}
            title={<bdi>{need.document.originalName}</bdi>}
            text={need.done ? t('Viewed') : t('New from your planner')}
            action={t('View')}
            onClick={() => lookAt(need.document, need.key)}
          />
        )
      case 'answers':
      case 'meals':
      case 'addresses':
        return (
          <Row
            icon={<Mail />}
            title={guestNeeds[need.kind](need.count)}
            text={need.dueDate && <Due dueDate={need.dueDate} />}
            action={t('Open')}
            onClick={() => open('guests', '[role=tab][aria-selected=true]')}
          />
        )
      case 'more':
        return (
          <Row
            icon={null}
            title={moreOf[need.section](need.count)}
            action={t('See All')}
            onClick={() => open(need.section, '[role=tab][aria-selected=true]')}
          />
        )
    }
  }

  return (
    <>
      {needs.length > 0 && (
        <ul className="divide-y divide-line">
          {needs.map((need) => (
            <li key={need.key} className="flex min-h-16 *:min-w-0 *:grow">
              {rowOf(need)}
            </li>
          ))}
        </ul>
      )}
      {isComplete && needs.every(({ done }) => done) && (
        <p role="status" className="flex min-h-16 items-center px-2 text-muted">
          {t('You are all caught up. Sit back: {planner} has the rest.', { planner })}
        </p>
      )}
      <DocumentViewer document={viewing} onClose={() => setViewing(undefined)} />
    </>
  )
}

function TaskRow({ task, onDone }: { task: NeededTask; onDone: () => void }) {
  const { title, completed, dueDate } = task
  const overdue = isOverdue(task)
  const toggle = () => {
    onDone()
    toggleTask(task)
  }
  return (
    <div className="flex items-center gap-2">
      <TickBox checked={completed} label={title} onToggle={toggle} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className={joined('truncate font-medium', completed && 'text-muted line-through')} title={title}>
          {title}
        </p>
        {dueDate && !completed && (
          <p className={joined('text-sm tabular', overdue ? 'font-medium text-danger-ink' : 'text-muted')}>
            {overdue ? t('Overdue · {due}', { due: dueInWords(dueDate) }) : dueInWords(dueDate)}
          </p>
        )}
      </div>
    </div>
  )
}

function Due({ amount, dueDate }: { amount?: string; dueDate: string | null }) {
  const late = dueDate !== null && dueDate < dayHere()
  return (
    <>
      {amount}
      {dueDate && (
        <span className={late ? 'font-medium text-danger-ink' : undefined}>
          {amount && ' · '}
          {late ? t('Overdue · {due}', { due: dueInWords(dueDate) }) : t('Due {when}', { when: dueInWords(dueDate) })}
        </span>
      )}
    </>
  )
}

const guestNeeds: Record<GuestNeed, (count: number) => string> = {
  answers: (count) =>
    t('{count, plural, one {# guest has not answered} other {# guests have not answered}}', { count }),
  meals: (count) =>
    t('{count, plural, one {# guest has not chosen a meal} other {# guests have not chosen a meal}}', { count }),
  addresses: (count) =>
    t('{count, plural, one {# invitation has no address} other {# invitations have no address}}', { count }),
}

const moreOf = {
  tasks: (count: number) => t('{count, plural, one {# more task} other {# more tasks}}', { count }),
  billing: (count: number) => t('{count, plural, one {# more invoice} other {# more invoices}}', { count }),
  documents: (count: number) => t('{count, plural, one {# more document} other {# more documents}}', { count }),
}

type RowProps = { icon: ReactNode; title: ReactNode; text?: ReactNode; action: string; onClick: () => void }

function Row({ icon, title, text, action, onClick }: RowProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex items-center gap-2 rounded-sm py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <span aria-hidden className="grid size-10 shrink-0 place-items-center text-muted [&_svg]:size-5">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
        {text && <span className="line-clamp-2 text-sm text-muted tabular">{text}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-1 px-2 text-sm font-medium text-accent-ink">
        {action}
        <ChevronRight aria-hidden className="size-4" />
      </span>
    </button>
  )
}
