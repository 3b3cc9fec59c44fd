import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useRest } from './use-rest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A booking that a press extends by a day, and whose new end is drawn a moment later. */
function Extending({ answers }: { readonly answers: boolean }) {
  const [end, setEnd] = useState(1);
  const { resting, rest, goOn } = useRest(String(end));
  function press(): void {
    rest();
    setTimeout(() => (answers ? setEnd((day) => day + 1) : goOn()), 100);
  }
  return (
    <button type="button" disabled={resting} onClick={press}>
      {end}
    </button>
  );
}

const button = () => screen.getByRole('button');
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test.each([0, 80, 150, 250, 1_000])('a second tap %d ms after the new end came extends nothing', (apart) => {
  render(<Extending answers />);
  fireEvent.click(button());
  after(100);
  after(apart);
  fireEvent.click(button());
  after(100);
  expect(button()).toHaveTextContent('2');
});

test('who has seen the new end extends further', () => {
  render(<Extending answers />);
  fireEvent.click(button());
  after(100);
  after(1_600);
  fireEvent.click(button());
  after(100);
  expect(button()).toHaveTextContent('3');
});

test('who was refused may try again at once', () => {
  render(<Extending answers={false} />);
  fireEvent.click(button());
  after(100);
  expect(button()).toBeEnabled();
});
