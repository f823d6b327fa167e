/** What a journey may ask of a browser; the same for every engine. */
export interface Session {
  open: (address: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. It may use what the page has and its arguments, nothing else. */
  evaluate: <Given extends unknown[], Result>(
    inPage: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** Presses one key, by the name that `KeyboardEvent.key` has for it. */
  press: (key: string) => Promise<void>;
  /** Presses the mouse at a point of the window. */
  click: (x: number, y: number) => Promise<void>;
  close: () => Promise<void>;
}

/** What a visitor has set in the browser. */
export interface Preferences {
  scripts?: boolean;
  reducedMotion?: boolean;
}

export interface Engine {
  name: string;
  /** Whether the programs are there that it needs. */
  isInstalled: boolean;
  start: (preferences?: Preferences) => Promise<Session>;
}
