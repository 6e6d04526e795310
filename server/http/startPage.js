// The inline script of every page: server/http/lateStart.ts sends it without its comments. Its element names the page's files, React's first.
{
  const files = (document.currentScript?.dataset.files ?? '').split(' ')
  const [react = '', entry = ''] = files
  let presses = 0

  // React is evaluated in a task of its own: a slow phone would not answer a press for too long.
  const start = () => {
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start)
    for (const href of files.splice(0)) {
      const link = { rel: 'modulepreload', fetchPriority: 'low', href }
      document.head.append(Object.assign(document.createElement('link'), link))
    }
    import(react).finally(() => import(entry))
  }

  // Scripts wait for the load event or a second after the first paint; a window that draws nothing waits two seconds.
  /** @param {() => void} run */
  const afterPaint = (run) => requestAnimationFrame(() => setTimeout(run))
  if (document.hidden) start()
  else {
    addEventListener('load', () => afterPaint(start))
    afterPaint(() => setTimeout(start, 1000))
    setTimeout(start, 2000)
  }

  // Early presses are numbered and look taken: renderer/runtime/earlyPress.ts does what they ask for.
  /** @param {MouseEvent} click */
  const press = ({ target }) => {
    const isElement = target instanceof Element
    const button = isElement && target.closest('#root:not([data-live]) [type=button]')
    if (!(button instanceof HTMLElement)) return
    presses += 1
    button.dataset.early = String(presses)
    button.ariaBusy = 'true'
    start()
  }
  addEventListener('click', press, true)

  // A cart that is not empty is marked before anything is drawn.
  try {
    if (/"products":\[{/.test(localStorage.cart)) document.documentElement.dataset.cart = ''
  } catch {}
}
