/** A browser that the shop is tried in. */
export interface Engine {
  /** The missing programs, by Debian's packages. */
  missing: string[]
  /** Starts the browser with one window, without cookies and storage. Only when nothing is missing. */
  openWindow(visitor: Visitor): Promise<EngineWindow>
  /** Ends what all its windows share. */
  close?(): Promise<void>
}

/** What a visitor's browser is set to. */
export interface Visitor {
  /** That of the window's content, CSS pixels. */
  width: number
  scheme: 'light' | 'dark'
  /** True if the visitor wants less motion. */
  isStill?: boolean
  /** True if pages may run scripts; they may unless told. */
  hasScripts?: boolean
}

/** What every driver can do. Functions run in the page: they see their arguments and nothing else. */
export interface EngineWindow {
  /** Follows a URL until it has loaded. */
  goto(url: string): Promise<void>
  /** Runs a function in the page; its answer has to be JSON. */
  run<Args extends Json[], Answer>(
    inPage: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>
  /** Runs a program in the page. */
  load(program: string): Promise<void>
  /** Presses the mouse on a point of the window. */
  click(x: number, y: number): Promise<void>
  /** Presses a key where the keyboard stands. */
  press(key: Key): Promise<void>
  /** Types where the keyboard stands. */
  type(text: string): Promise<void>
  /** Ends the browser. */
  close(): Promise<void>
}

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** A key by its name in the browser. */
export type Key = 'Tab' | 'Enter' | ' ' | 'ArrowRight'
