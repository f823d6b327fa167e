import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Notice = ConstructorParameters<typeof IntersectionObserver>[0];

let comesNear: (isIntersecting: boolean) => void;
let watched: Element[];
let disconnected: boolean;
let paint: () => void;

vi.stubGlobal(
  'PerformanceObserver',
  class {
    constructor(notice: () => void) {
      paint = notice;
    }
    observe() {}
  },
);
const { default: near } = await import('./near');

class TestObserver {
  constructor(notice: Notice) {
    comesNear = (isIntersecting) =>
      notice([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
  }
  observe(element: Element) {
    watched.push(element);
  }
  disconnect() {
    disconnected = true;
  }
}

const hydrate = vi.fn(() => Promise.resolve());
const load = vi.fn(() => Promise.resolve(hydrate));

function island() {
  const element = document.createElement('div');
  element.append(document.createElement('p'), document.createElement('input'));
  near(load, { name: 'near', value: '' }, element);
  return element;
}

afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  watched = [];
  disconnected = false;
  vi.stubGlobal('IntersectionObserver', TestObserver);
});

afterEach(() => vi.clearAllMocks());

describe('an island that starts when the visitor is near', () => {
  it('waits at first and watches its children', () => {
    const element = island();
    expect(watched).toEqual([...element.children]);
    comesNear(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('starts when it comes near and the page is painted, and then watches no longer', async () => {
    island();
    comesNear(true);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    paint();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(disconnected).toBe(true);
  });

  it.each(['focusin', 'pointerdown', 'pointerover'])('starts at a %s within it', async (name) => {
    const element = island();
    element.querySelector('input')?.dispatchEvent(new Event(name, { bubbles: true }));
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  });

  it('starts once, whatever else happens', async () => {
    const element = island();
    comesNear(true);
    comesNear(true);
    element.dispatchEvent(new Event('focusin'));
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledOnce();
  });
});
