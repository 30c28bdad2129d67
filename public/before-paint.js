// Runs before anything is painted, so that neither the theme nor the sidebar flickers.
;(function () {
  var root = document.documentElement
  var read = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var theme = read('theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  root.classList.toggle('dark', theme === 'dark')
  if (read('sidebar-collapsed') === 'true') root.dataset.sidebar = 'collapsed'
})()
