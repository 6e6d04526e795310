import { create } from 'zustand'

/** The form on a page of its own: without scripts, and for a link opened in another tab. */
export const FEEDBACK_HREF = '/contacts#feedback'

/** True if the window with the feedback form is open; it is once in the layout. */
export const useFeedbackWindow = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

/** Opens the window. */
export function openFeedback(): void {
  useFeedbackWindow.setState({ isOpen: true })
}

/** Closes the window; what was written in it stays. */
export function closeFeedback(): void {
  useFeedbackWindow.setState({ isOpen: false })
}
