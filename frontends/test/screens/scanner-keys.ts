import { act, waitFor } from '@testing-library/react';

/** Milliseconds between two keys of a scanner. */
const GAP_MS = 10;

let clock = 1_000_000;

/**
 * Types a code like a scanner into the focused element, followed by Enter. Keys that are not prevented have no effect.
 */
export function scanKeys(text: string): void {
  clock += 10_000;
  for (const key of [...text, 'Enter']) {
    clock += GAP_MS;
    const event = new KeyboardEvent('keydown', {
      ...{ key, code: key === 'Enter' ? key : '', bubbles: true, cancelable: true },
    });
    Object.defineProperty(event, 'timeStamp', { value: clock });
    act(() => void document.activeElement?.dispatchEvent(event));
  }
}

/** Call it before a screen is opened. @returns waits until the screen listens to scanners that type */
export function scannerHeard(): () => Promise<void> {
  const listen = jest.spyOn(window, 'addEventListener');
  return () => waitFor(() => expect(listen).toHaveBeenCalledWith('keydown', expect.anything(), true));
}
