import * as accounts from '#contract/accounts.ts'
import * as clients from '#contract/clients.ts'
import * as couples from '#contract/couples.ts'
import * as live from '#contract/live.ts'
import * as notifications from '#contract/notifications.ts'
import * as search from '#contract/search.ts'

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
    changePassword: accounts.changePassword,
    updateProfile: accounts.updateProfile,
    updateBusiness: accounts.updateBusiness,
    readPreferences: accounts.readPreferences,
    updatePreferences: accounts.updatePreferences,
  },
  clients: {
    list: clients.list,
    create: clients.create,
    read: clients.read,
    update: clients.update,
    remove: clients.remove,
    uploadAvatar: clients.uploadAvatar,
    avatar: clients.avatar,
  },
  couples: {
    invite: couples.invite,
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
  live: { listen: live.listen },
  search: { find: search.find },
}
export type Contract = typeof contract
