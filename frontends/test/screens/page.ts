import { screen } from '@testing-library/react';

/** Helpers that find elements on the page and mock the browser. */

/** Returns the current address of the page, with its query. */
export function here(): string {
  return window.location.pathname + window.location.search;
}

/** The one button that says this and no more. Found by its words: by its role costs ten times as much on a full screen. */
export function buttonOf(words: string): HTMLElement {
  const found = screen.queryAllByText(words).flatMap((one) => one.closest('button') ?? []);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} buttons say “${words}”`);
  return only;
}

/** A day of a month on the screen. */
export function dayOf(date: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (!found) throw new Error(`no day ${date} on the screen`);
  return found;
}

/** Returns the names of the files that the page saves. Call it before the action that saves. */
export function savedFiles(): string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}
