import { Component, type ReactNode } from 'react'

/** Draws `fallback` in the place of children that throw while they are drawn; tries them again when `resetKey` is another one. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

export type ErrorBoundaryProps = {
  fallback: ReactNode
  /** Compared by identity. */
  resetKey?: unknown
  onError?: (error: unknown) => void
  children: ReactNode
}

type State = { hasFailed: boolean; resetKey: unknown }
