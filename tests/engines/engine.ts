/** A browser that one of the drivers started. */
export interface Engine {
  /** A window without cookies and storage. `width` is that of its content. */
  openWindow(width: number): Promise<EngineWindow>
  close(): Promise<void>
}

/** What both drivers can do in a window. Functions run in the page: they see their arguments and nothing else. */
export interface EngineWindow {
  goto(url: string): Promise<void>
  /** Runs a function in the page and waits for its answer, which has to be JSON. */
  run<Args extends Json[], Answer>(
    inPage: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>
  /** Runs a program in the page. */
  load(program: string): Promise<void>
  /** Runs a function in the page that finds an element. */
  element<Args extends Json[]>(
    inPage: (...args: Args) => Element | Promise<Element>,
    ...args: Args
  ): Promise<EngineElement>
  /** Presses a key where the keyboard stands. */
  press(key: Key): Promise<void>
  /** Types where the keyboard stands. */
  type(text: string): Promise<void>
  close(): Promise<void>
}

/** An element of a page, to act on as a person does. */
interface EngineElement {
  /** Presses the mouse on its middle. */
  click(): Promise<void>
}

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** A key by its name in the browser. */
export type Key = 'Tab' | 'Enter' | 'ArrowRight'
