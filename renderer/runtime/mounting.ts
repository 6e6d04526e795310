import { reportFailure } from './reportFailure.ts'

/** Whether the page has come to life: from then on a failure is one of the page, not of its start. */
export function isMounted(): boolean {
  return document.documentElement.dataset.hydrated !== undefined
}

/** The app could not be started on the page that the server rendered. */
export function logMountFailure(error: unknown): void {
  console.error('Error while mounting app:', error)
  reportFailure('mount', error)
}
