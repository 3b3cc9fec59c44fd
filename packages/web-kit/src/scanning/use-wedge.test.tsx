import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../state/store';
import { useWedge } from './use-wedge';

let clock = 10_000;
const read = jest.fn<void, [string]>();
const pressed = jest.fn();

beforeEach(() => {
  read.mockReset();
  pressed.mockReset();
  clock += 10_000;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => jest.restoreAllMocks());

function Counter() {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useWedge({
    field: () => field.current,
    isKnown: (code) => /^CAM-\d$/.test(code),
    onCode(code) {
      setText('');
      read(code);
    },
  });
  return (
    <>
      <input ref={field} aria-label="Field" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea aria-label="Other" />
      <button onClick={pressed}>Lend</button>
    </>
  );
}

async function open() {
  const store = createStore();
  const listen = jest.spyOn(window, 'addEventListener');
  render(
    <Provider store={store}>
      <Counter />
    </Provider>,
  );
  await waitFor(() => expect(listen).toHaveBeenCalledWith('keydown', expect.anything(), true));
  return store;
}

/** Keys on what has the focus, each 10 ms after the one before; what is not prevented is typed. */
function keys(list: readonly (string | Partial<KeyboardEventInit>)[], gap = 10): boolean[] {
  return list.map((one) => {
    clock += gap;
    const init = typeof one === 'string' ? { key: one, code: one === 'Enter' ? one : '' } : one;
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: clock });
    act(() => void document.activeElement?.dispatchEvent(event));
    return event.defaultPrevented;
  });
}
const scan = (text: string) => keys([...text, 'Enter']);

test('a code is read wherever the focus is, and Enter presses nothing', async () => {
  await open();
  expect(scan('CAM-1')).toEqual([false, true, true, true, true, true]);
  screen.getByText('Lend').focus();
  expect(scan('CAM-2').at(-1)).toBe(true);
  expect(read.mock.calls.flat()).toEqual(['CAM-1', 'CAM-2']);
});

test('a code in the screen’s own field is typed there, and Enter does not send it', async () => {
  await open();
  screen.getByLabelText('Field').focus();
  expect(scan('CAM-1')).toEqual([false, false, false, false, false, true]);
  expect(read.mock.calls).toEqual([['CAM-1']]);
});

test('another text field keeps what is typed into it', async () => {
  await open();
  screen.getByLabelText('Other').focus();
  expect(scan('CAM-1')).not.toContain(true);
  expect(read).not.toHaveBeenCalled();
});

test('keys by hand are left alone', async () => {
  await open();
  screen.getByText('Lend').focus();
  expect(keys([...'CAM-1', 'Enter'], 90)).not.toContain(true);
  expect(read).not.toHaveBeenCalled();
});

test('every read counts, but for the same within 300 ms; two without a pause are two', async () => {
  await open();
  scan('CAM-1');
  scan('CAM-1');
  clock += 400;
  scan('CAM-1');
  scan('CAM-2CAM-3');
  expect(read.mock.calls.flat()).toEqual(['CAM-1', 'CAM-1', 'CAM-2', 'CAM-3']);
});

test('with an input method on, the places of the keys are read once the set-up code has said of which keyboard', async () => {
  const store = await open();
  const places = (codes: string) =>
    codes
      .split(' ')
      .map((code) => ({ key: 'Process', code: code.replace('+', ''), shiftKey: code.endsWith('+') }));
  const name = 'KeyK KeyA KeyS KeyH KeyI KeyK KeyA KeyR KeyI';
  keys([...places(`${name} Equal+ Digit1`), 'Enter']);
  expect(store.getState().prefs.scannerLayout).toBe('us');
  expect(read).not.toHaveBeenCalled();
  screen.getByLabelText('Field').focus();
  keys([...places('KeyA+ Digit2+ Digit7 Minus+'), { key: 'Process', code: 'Enter' }]);
  expect(read.mock.calls).toEqual([['A@7_']]);
  expect(screen.getByLabelText('Field')).toHaveFocus();
});

test('a code without Enter ends with silence', async () => {
  await open();
  keys([...'CAM-1']);
  clock += 121;
  await waitFor(() => expect(read.mock.calls).toEqual([['CAM-1']]));
});
