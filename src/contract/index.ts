import * as accounting from '#contract/accounting.ts'
import * as accounts from '#contract/accounts.ts'
import * as billing from '#contract/billing.ts'
import * as clients from '#contract/clients.ts'
import * as couples from '#contract/couples.ts'
import * as dashboard from '#contract/dashboard.ts'
import * as documents from '#contract/documents.ts'
import * as events from '#contract/events.ts'
import * as feedback from '#contract/feedback.ts'
import * as goals from '#contract/goals.ts'
import * as invoices from '#contract/invoices.ts'
import * as ledger from '#contract/ledger.ts'
import * as live from '#contract/live.ts'
import * as messages from '#contract/messages.ts'
import * as notifications from '#contract/notifications.ts'
import * as portals from '#contract/portals.ts'
import * as search from '#contract/search.ts'
import * as tasks from '#contract/tasks.ts'
import * as trash from '#contract/trash.ts'
import * as vendors from '#contract/vendors.ts'

/** The whole API on one page. Schemas and lists stay in the features' own files. */
export const contract = {
  accounts: {
    signup: accounts.signup,
    login: accounts.login,
    logout: accounts.logout,
    me: accounts.me,
    verifyEmail: accounts.verifyEmail,
    resendVerification: accounts.resendVerification,
    forgotPassword: accounts.forgotPassword,
    resetPassword: accounts.resetPassword,
    restoreEmail: accounts.restoreEmail,
    changePassword: accounts.changePassword,
    updateProfile: accounts.updateProfile,
    updateBusiness: accounts.updateBusiness,
    readPreferences: accounts.readPreferences,
    updatePreferences: accounts.updatePreferences,
  },
  clients: {
    list: clients.list,
    figures: clients.figures,
    create: clients.create,
    read: clients.read,
    update: clients.update,
    remove: clients.remove,
    uploadAvatar: clients.uploadAvatar,
    avatar: clients.avatar,
  },
  couples: {
    invite: couples.invite,
    mailInvite: couples.mailInvite,
    readInvite: couples.readInvite,
    activate: couples.activate,
    login: couples.login,
    logout: couples.logout,
    session: couples.session,
    forgotPassword: couples.forgotPassword,
  },
  notifications: {
    list: notifications.list,
    unreadCount: notifications.unreadCount,
    markAllRead: notifications.markAllRead,
    update: notifications.update,
  },
  events: {
    list: events.list,
    calendar: events.calendar,
    upcoming: events.upcoming,
    read: events.read,
    update: events.update,
    remove: events.remove,
    listOfClient: events.listOfClient,
    create: events.create,
  },
  tasks: {
    list: tasks.list,
    ofClient: tasks.ofClient,
    create: tasks.create,
    read: tasks.read,
    update: tasks.update,
    remove: tasks.remove,
  },
  goals: { list: goals.list, create: goals.create, update: goals.update, remove: goals.remove },
  vendors: {
    list: vendors.list,
    create: vendors.create,
    update: vendors.update,
    remove: vendors.remove,
    ofWedding: vendors.ofWedding,
    join: vendors.join,
    changeStatus: vendors.changeStatus,
    leave: vendors.leave,
  },
  messages: {
    conversations: messages.conversations,
    recent: messages.recent,
    thread: messages.thread,
    send: messages.send,
    download: messages.download,
    markRead: messages.markRead,
  },
  documents: {
    list: documents.list,
    create: documents.create,
    ofWedding: documents.ofWedding,
    upload: documents.upload,
    update: documents.update,
    remove: documents.remove,
    download: documents.download,
    view: documents.view,
    thumbnail: documents.thumbnail,
  },
  feedback: { list: feedback.list, answer: feedback.answer, give: feedback.give, ofWedding: feedback.ofWedding },
  portals: {
    read: portals.read,
    readCustomization: portals.readCustomization,
    changeCustomization: portals.changeCustomization,
    storeCustomization: portals.storeCustomization,
  },
  invoices: {
    list: invoices.list,
    readTotals: invoices.readTotals,
    invoicesCsv: ledger.invoicesCsv,
    paymentsCsv: ledger.paymentsCsv,
    ofClient: invoices.ofClient,
    readLedger: ledger.readLedger,
    create: invoices.create,
    plan: invoices.plan,
    read: invoices.read,
    update: invoices.update,
    remove: invoices.remove,
    duplicate: invoices.duplicate,
    addPayment: invoices.addPayment,
    changePayment: invoices.changePayment,
    removePayment: invoices.removePayment,
    pdf: invoices.pdf,
    pay: invoices.pay,
    checkPayment: invoices.checkPayment,
  },
  billing: {
    read: billing.read,
    update: billing.update,
    uploadLogo: billing.uploadLogo,
    removeLogo: billing.removeLogo,
    logo: billing.logo,
    webhook: billing.webhook,
  },
  accounting: {
    read: accounting.read,
    testConnection: accounting.testConnection,
    callback: accounting.callback,
    disconnect: accounting.disconnect,
    syncClient: accounting.syncClient,
    syncAll: accounting.syncAll,
    sendAgain: accounting.sendAgain,
    states: accounting.states,
  },
  trash: { list: trash.list, restore: trash.restore, purge: trash.purge },
  dashboard: { readStats: dashboard.readStats },
  live: { listen: live.listen },
  search: { find: search.find },
}
export type Contract = typeof contract
