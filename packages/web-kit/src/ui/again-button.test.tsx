import { act, fireEvent, screen } from '@testing-library/react';
import { show } from '../../test/show';
import { toApiError } from '../api/api-error';
import { useMutation } from '../api/use-mutation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useFlash } from '../state/use-flash';
import { ErrorNote } from './error-note';
import { FlashRegion } from './flash-region';
import { LoadError } from './load-error';

const limited = (by: string, retry_after: number) =>
  toApiError(429, {
    code: 'rate_limited',
    detail: `too many, by ${by}`,
    params: { by, retry_after, limit: 10 },
  });

const asked = jest.fn((_what: string) => Promise.resolve('done'));
const done = jest.fn();

function Example({ inFlash }: { readonly inFlash: boolean }) {
  const change = useMutation({ mutationFn: asked });
  const { sayError } = useFlash();
  const following = { onSuccess: done, ...(inFlash && { onError: sayError }) };
  return (
    <>
      <button type="button" onClick={() => change.mutate('this', following)}>
        する
      </button>
      {change.isError && !inFlash && <ErrorNote error={change.error} />}
      <FlashRegion />
    </>
  );
}

async function pressed(inFlash: boolean, locale: 'ja' | 'en' = 'ja') {
  const client = new QueryClient();
  await show(
    <QueryClientProvider client={client}>
      <Example inFlash={inFlash} />
    </QueryClientProvider>,
    { locale },
  );
  fireEvent.click(screen.getByRole('button', { name: 'する' }));
  await act(async () => void (await jest.advanceTimersByTimeAsync(10)));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  asked.mockRejectedValueOnce(limited('account', 12));
});
afterEach(() => jest.useRealTimers());

const seconds = (count: number) => act(async () => void (await jest.advanceTimersByTimeAsync(count * 1000)));

test.each([true, false])(
  'what a limit held is done again by a button that becomes free by itself (in a flash: %s)',
  async (inFlash) => {
    await pressed(inFlash);
    const button = screen.getByRole('button', { name: 'もう一度（あと12秒）' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    await seconds(5);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(button).toHaveTextContent('もう一度（あと7秒）');
    await seconds(7);
    expect(button).toHaveTextContent('もう一度');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(screen.getByText('もう一度できます。')).toHaveAttribute('role', 'status');
    fireEvent.click(button);
    await seconds(1);
    expect(asked.mock.calls.map(([what]) => what)).toEqual(['this', 'this']);
    expect(done).toHaveBeenCalledWith('done');
  },
);

test('a limit that no waiting lifts has no button', async () => {
  asked.mockReset();
  asked.mockRejectedValueOnce(toApiError(429, { code: 'plan_limit', detail: 'full', params: { limit: 8 } }));
  await pressed(false, 'en');
  expect(screen.getByRole('alert')).toHaveTextContent('full');
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
});

test('what could not be read is read again when the limit is over, in minutes where they are many', async () => {
  asked.mockReset();
  const read = jest.fn();
  await show(<LoadError error={limited('address', 600)} onRetry={read} />, { locale: 'en' });
  const button = screen.getByRole('button', { name: 'Try again in 10 min' });
  expect(screen.getByRole('alert')).toHaveTextContent('by address');
  await seconds(600);
  fireEvent.click(button);
  expect(read).toHaveBeenCalledTimes(1);
});

/** An act that is more than its call, and so waits for it. */
function Waiting() {
  const change = useMutation({ mutationFn: asked });
  const { sayError } = useFlash();
  async function go(): Promise<void> {
    try {
      done(await change.mutateAsync('this'));
    } catch (error) {
      sayError(error, () => void go());
    }
  }
  return (
    <>
      <button type="button" onClick={() => void go()}>
        する
      </button>
      <FlashRegion />
    </>
  );
}

test('who waits for a call says what is done again, and it becomes free by itself, too', async () => {
  asked.mockResolvedValue('done');
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <Waiting />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'する' }));
  await seconds(1);
  const button = screen.getByRole('button', { name: 'もう一度（あと11秒）' });
  fireEvent.click(button);
  await seconds(11);
  expect(asked).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  await seconds(1);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(done).toHaveBeenCalledWith('done');
});
