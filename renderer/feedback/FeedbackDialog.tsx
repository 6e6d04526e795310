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
    const action = { label: 'Повторить', onSelect: openFeedback }
    showToast({ text: 'Форма не\u00A0загрузилась', tone: 'error', action })
  })
  return (
    <Dialog
      open={isOpen}
      onClose={closeFeedback}
      title="Напишите нам"
      text="Спросите про даты, расстановку или&nbsp;доставку. С&nbsp;днём события и&nbsp;числом гостей ответ будет точнее."
    >
      {Form ? (
        <Form />
      ) : (
        <>
          <p role="status" className="visually-hidden">
            Загружаем форму
          </p>
          <Skeleton className={css.form} />
        </>
      )}
    </Dialog>
  )
}

async function loadForm() {
  return (await import('./FeedbackForm.tsx')).FeedbackForm
}
