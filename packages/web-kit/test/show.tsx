import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { startI18n } from '../src/i18n/i18n';
import type { Locale } from '../src/i18n/locale';
import { createStore } from '../src/state/store';

/** Draws a piece of the kit as a page would: with a store, a router and the words of a language. */
export async function show(
  element: ReactNode,
  { locale = 'ja' as Locale, store = createStore() } = {},
): Promise<RenderResult & { store: typeof store }> {
  await startI18n(locale);
  const result = render(
    <Provider store={store}>
      <MemoryRouter>{element}</MemoryRouter>
    </Provider>,
  );
  return { ...result, store };
}
