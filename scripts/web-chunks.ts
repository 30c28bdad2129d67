/** What only a planner who looks at a portal loads there. */
export const plannersTools = /\/messages\/web\/(PlannerTools|UnfilledFields|schedule\/ScheduledMessages)\.tsx$/

const icons = (names: string) => `lucide-react/.*/(${names})\\.mjs$`
const ui = (names: string) => `/platform/web/ui/(${names})\\.tsx?$`
const contract = (names: string) => `/contract/(${names})\\.ts$`

/** Loaded by the sign-in pages, the planner's shell and a portal. */
const base = [
  '/index\\.html$',
  '/app/web/main\\.tsx$',
  '/looks/web/public/StudioLogo',
  ui(
    'draw-icon|joined-classes|use-colors|go-to|time-zone-here|format/(dates|names)|layout/(Card|Mark|Skeletons?|WhenIdle|FailedState)',
  ),
  ui('controls/(Button|Field|TextInput|NativeSelect|SelectBox|Options|SubmitButton|form|use-rules|Tabs|ThemeToggle)'),
  icons('chevron-down|circle-check|circle-exclamation-point|eye|eye-off|log-out|store'),
  '/platform/web/locale/(here|use-locale|use-spoken)\\.ts$',
  contract('names|limits|locale/(dates|times|words|region|language)|calendar-date'),
]
/** Loaded by the planner's shell and a portal. */
const both = [
  '/platform/web/(calls/(api|change|described-calls|use-call)|router/history|session/own-rights)\\.ts$',
  ui(
    'plain|format/(instants|money|numbers)|layout/(Avatar|Badge|EmptyState|LoadingArea|use-(printing|is-phone|narrower-than|growing-rows))',
  ),
  ui(
    'controls/(drafts|DraftNote|FilterSelect|SearchField|TwoValues)|overlays/(ConfirmCall|Dialog|Menu)|layout/later-part',
  ),
  icons(
    'arrow-left|check|chevron-right|clock|download|file-text|link-2|mail|map-pin|pencil|phone|plus|search|star|trash|x',
  ),
  '/events/web/public/event-types\\.ts$',
]
/** Loaded by the parts of a portal when they are opened, and by the planner's pages. */
const common = [
  '/(documents|invoices|messages|push|tasks|vendors)/web/public/(?!task-status|quick-add|VendorMail|MoneyTabs)',
  '/documents/(contract/document-categories|web/CategoryOptions)|/portal/web/due-of',
  ui('controls/(Switch|ViewButtons)|format/contact-addresses|overlays/FormDialog|use-drag-gesture|edge-scroll'),
  icons('credit-card|external-link'),
  contract('vendor-choices|offset|locale/name-of'),
]
/** Loaded by the planner's shell, because most pages need it. */
const planner = [
  '/shell/start-planner\\.tsx$',
  '/clients/web/public/(Client|StatusBadge|use-|countdown|AddClient)|/couples/web/public/(use-invite|InviteActions)|/events/web/public/ClientFilter|/settings/web/public/|/tasks/web/public/task-status',
  '/platform/web/calls/use-(picture-upload|wanted-rows)',
  ui('controls/(DateField|use-(filters-in-address|tab-in-address|single-keys))'),
  ui('layout/(?!print-|ChosenToolbar|IconTile|ProgressBar)[\\w-]+'),
  icons(
    'alarm-clock|calendar-(clock|plus)|chevron-left|copy|ellipsis(-vertical)?|layout-list|lock|message-square|user-pen',
  ),
]
/** Icons, and what is loaded by the client's page, which shows most features, and by the pages of these features. */
const shared = [
  '/clients/web/(?!public/(Tie|tie|recent|named|[cC]ouple))|/invoices/web/(list/|public/MoneyTabs)|/figures/web/public/|/plan/web/public/',
  'InvoiceDialogs|InviteNotice|InviteCard|invite-status|planner-card|/tasks/web/(TaskDialogs|TaskSkeletons|filters)|/router/scroll-positions',
  '/lists/web/(public/|kind-words)|/clients/archive-actions',
  ui('controls/RemoveButton'),
  contract('link-kinds|rhythms|invoice-statuses|task-board|paper-size|locale/week'),
  'lucide-react/.*/(?!armchair|key-round|wifi-off|columns-3|contact-round|mail-check|party-popper|tags)[\\w-]+\\.mjs$',
]
/** Loaded by the sign-in pages. */
const open = [
  '/(accounts|passwords)/web/(public|pass|ver)|/couples/web/(public/Couple|Portal)|LaterPasskey|use-answer-by|portal-path',
]
/** Rules of forms, without those of the planner's forms. */
const schemas = [
  '/node_modules/zod/',
  '/platform/contract/(fields|locale/msg-with)',
  '/(accounts|couples|members)/contract/endpoints',
]
/** What several pages and dialogs of a feature load, without what only its forms or typed lines load later. */
const ofFeatures = [
  '/src/\\w+/[\\w-]+/web/(?!public/(quick-add|named|set-archived)|event/(EventFields|use-save-event)|Vendor(Dialog|Fields)|use-vendor-form)',
  contract('day-(?!records)[\\w-]+|template-rows'),
]
const featureOf = (id: string) => /\/([\w-]+)\/(?:web|contract)\//.exec(id)?.[1] ?? null

function group(name: string, paths: string[], minShareCount = 1) {
  const path = new RegExp(paths.join('|'))
  const test = (id: string) => path.test(id) && !/rolldown\/runtime|\.css$/.test(id)
  return { name, test, minShareCount }
}

/** A group takes what its modules import too, unless an earlier group has it. What is in no group belongs to its page. */
export const chunks = () =>
  [
    group('base', base),
    group('both', both),
    group('common', common, 2),
    group('planner', planner),
    group('portal', ['/overview/portal/web/'], 2),
    group('open', open, 2),
    group('shared', shared, 2),
    // Loaded when idle by the sign-in pages and a portal, which need nothing else of the second factors.
    group('passkeys', ['/second-factors/web/public/(passkeys|PasskeyButton)']),
    // Loaded by the forms of what two people may edit.
    group('conflicts', [ui('controls/(Conflicts|use-others-edits)'), '/platform/web/calls/with-theirs\\.ts$']),
    // Loaded after every page by the layer around it.
    group('outbox', ['/platform/web/outbox/']),
    // The page shows at once what the tab of a couple's tasks loads when it is opened.
    group('TasksPage', ['/web/lists/TasksPage', '/tasks/web/(Tasks|TaskBoard)\\.']),
    { ...group('', ofFeatures, 2), name: featureOf, debugName: 'feature' },
    group('schemas', schemas),
    group('rules', ['/contract/(endpoints|[\\w-]*form)\\.ts$']),
  ].map((one, index) => ({ ...one, priority: 20 - index }))
