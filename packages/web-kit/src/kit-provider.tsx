import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { queryClient } from './api/query-client';
import type { Store } from './state/store';
import { useColorScheme } from './theme/color-scheme';
import { ConfirmProvider } from './ui/confirm';
import { FrameProvider } from './ui/frame-context';

/** Everything that screens of the product expect around them, except the router and the remotes. */
export function KitProvider({ store, children }: { readonly store: Store; readonly children: ReactNode }) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <ColorScheme />
        <FrameProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </FrameProvider>
      </QueryClientProvider>
    </Provider>
  );
}

function ColorScheme() {
  useColorScheme();
  return null;
}
