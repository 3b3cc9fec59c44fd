import { act, fireEvent, screen } from '@testing-library/react';
import { show } from '../../test/show';
import { useFlash } from '../state/use-flash';
import { FlashRegion } from './flash-region';

const undone = jest.fn();

function Example() {
  const { say } = useFlash();
  return (
    <>
      <button type="button" onClick={() => say('返却しました。', { label: '元に戻す', run: undone })}>
        返却する
      </button>
      <FlashRegion />
    </>
  );
}

async function returned() {
  await show(<Example />);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: '返却する' }));
  return screen.getByRole('status');
}

afterEach(() => jest.useRealTimers());

test('a message goes by itself after its time', async () => {
  const message = await returned();
  act(() => jest.advanceTimersByTime(3999));
  expect(message).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2));
  expect(message).not.toBeInTheDocument();
});

test('its time stands still while it is pointed at, and begins anew after', async () => {
  const message = await returned();
  fireEvent.mouseEnter(message);
  act(() => jest.advanceTimersByTime(60_000));
  expect(message).toBeInTheDocument();
  fireEvent.mouseLeave(message);
  act(() => jest.advanceTimersByTime(4001));
  expect(message).not.toBeInTheDocument();
});

test('its button undoes once, and the message goes', async () => {
  const message = await returned();
  fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
  expect(undone).toHaveBeenCalledTimes(1);
  expect(message).not.toBeInTheDocument();
});
