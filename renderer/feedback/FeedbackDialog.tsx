import { HAS_DELIVERY } from '#company/order.ts'
import { texts } from '#company/texts/index.ts'
import { useLazyModule } from '#renderer/runtime/lazyModule.tsx'
import { Dialog } from '#renderer/ui/Dialog.tsx'
import { Skeleton } from '#renderer/ui/Skeleton.tsx'
import { showToast } from '#renderer/ui/toasts.ts'
import css from './FeedbackDialog.module.css'
import { closeFeedback, openFeedback, useFeedbackWindow } from './feedbackWindow.ts'

/** The window with the feedback form. Its code is fetched when it opens for the first time. */
export function FeedbackDialog() {
  const { isOpen } = useFeedbackWindow()
  const Form = useLazyModule(isOpen, loadForm, () => {
    closeFeedback()
    const action = { label: texts.words.retry, onSelect: openFeedback }
    showToast({ text: texts.feedback.notLoaded, tone: 'error', action })
  })
  return (
    <Dialog
      open={isOpen}
      onClose={closeFeedback}
      title={texts.feedback.title}
      text={HAS_DELIVERY ? texts.feedback.intro : texts.feedback.introWithoutDelivery}
    >
      {Form ? (
        <Form />
      ) : (
        <>
          <p role="status" className="visually-hidden">
            {texts.feedback.loading}
          </p>
          <Skeleton className={css.form} />
        </>
      )}
    </Dialog>
  )
}

const loadForm = async () => (await import('./FeedbackForm.tsx')).FeedbackForm
