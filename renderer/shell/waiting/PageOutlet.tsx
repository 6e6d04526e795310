import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { texts } from '#company/texts/index.ts'
import { forgetAnswers } from '#renderer/graphql/tabClient.ts'
import { type PageWait, useNavigation } from '#renderer/runtime/navigation.ts'
import { ignoreScroll } from '#renderer/runtime/scrollPlace.ts'
import '#renderer/page/pageContext.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { EmptyState } from '#renderer/ui/EmptyState.tsx'
import { Icon } from '#renderer/ui/Icon.tsx'
import { RotateCw } from '#renderer/ui/icons.ts'
import { Wrap } from '#renderer/ui/Wrap.tsx'
import css from './PageOutlet.module.css'
import { PageSkeleton } from './PageSkeleton.tsx'
import { SlowNote } from './SlowNote.tsx'

/**
 * The place of the page. While another is on its way the page stays for a moment, then the shape of the coming one takes its
 * place; the page is only hidden, so that it is there again when the other cannot be fetched.
 */
export function PageOutlet({ children }: { children: ReactNode }) {
  const { navigationId = 0 } = usePageContext()
  const { waiting, lost } = useNavigation()
  // The skeleton goes in the same moment in which the page comes.
  const coming = waiting && waiting.id !== navigationId ? waiting : null
  const isReplaced = coming?.isOtherPage === true && hasSign(coming, 'skeleton')
  const isLate = coming !== null && hasSign(coming, 'words')
  const text = isLate ? texts.lost.slow : texts.lost.loading
  useOwnScroll(isReplaced)

  return (
    <>
      <p role="status" className="visually-hidden">
        {coming && hasSign(coming, 'line') && text}
      </p>
      {isLate && (
        <Wrap className={isReplaced ? css.note : css.over}>
          <SlowNote text={text} onRetry={() => retry(coming)} />
        </Wrap>
      )}
      {isReplaced && <PageSkeleton path={coming.path} />}
      {!isReplaced && lost && <LostPage onRetry={lost.retry} />}
      <div style={{ display: isReplaced || lost ? 'none' : 'contents' }}>{children}</div>
    </>
  )
}

function hasSign({ sign }: PageWait, least: PageWait['sign']): boolean {
  const signs: PageWait['sign'][] = ['pressed', 'line', 'skeleton', 'words']
  return signs.indexOf(sign) >= signs.indexOf(least)
}

// A hanging request would be deduplicated with the retry: it gets a client of its own.
function retry(coming: PageWait): void {
  forgetAnswers()
  coming.retry()
}

/** The skeleton is seen from its top; the page comes back where it was. */
function useOwnScroll(isReplaced: boolean): void {
  const left = useRef(0)
  useLayoutEffect(() => {
    if (!isReplaced) return
    left.current = window.scrollY
    const shownBefore = location.href
    const listenAgain = ignoreScroll()
    window.scrollTo(0, 0)
    return () => {
      if (location.href === shownBefore) window.scrollTo(0, left.current)
      listenAgain()
    }
  }, [isReplaced])
}

/** In the place of a page that could not be fetched after Back or Forward. */
function LostPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Wrap tall>
      <EmptyState title={texts.lost.offline} text={texts.lost.pageNotLoadedSaved}>
        <div className="buttons">
          <Button variant="primary" size="lg" onClick={onRetry}>
            <Icon of={RotateCw} />
            {texts.words.retry}
          </Button>
          <Button size="lg" href="/cart">
            {texts.words.openCart}
          </Button>
        </div>
      </EmptyState>
    </Wrap>
  )
}
