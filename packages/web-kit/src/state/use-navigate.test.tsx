import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { type Navigate, useNavigate } from './use-navigate';

let lead: Navigate;
let close: () => void;

function Form() {
  lead = useNavigate();
  return <p>理由</p>;
}

/** A screen whose form unmounts before its mutation is done. */
function FormScreen() {
  const [open, setOpen] = useState(true);
  close = () => setOpen(false);
  return (
    <>
      {open && <Form />}
      <Link to="/goods">備品</Link>
    </>
  );
}

function onPages(): ReactNode {
  history.replaceState(null, '', '/bookings/1/dispute');
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/bookings/1/dispute" element={<FormScreen />} />
        <Route path="*" element={<p>他の画面</p>} />
      </Routes>
    </BrowserRouter>
  );
}

test('a form leads on, though it is gone from its screen', () => {
  render(onPages());
  act(() => close());
  expect(screen.queryByText('理由')).toBeNull();
  act(() => void lead('/bookings/1', { replace: true }));
  expect(location.pathname).toBe('/bookings/1');
});

test('who has gone to another screen meanwhile is not called back', () => {
  render(onPages());
  act(() => screen.getByText('備品').click());
  act(() => void lead('/bookings/1'));
  expect(location.pathname).toBe('/goods');
});
