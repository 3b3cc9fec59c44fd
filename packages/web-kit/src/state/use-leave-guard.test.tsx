import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { render } from '@testing-library/react';
import { KitProvider } from '../kit-provider';
import { startI18n } from '../i18n/i18n';
import { createStore } from './store';
import { useLeaveGuard } from './use-leave-guard';

let release: () => void;

function Form({ isLost }: { readonly isLost: boolean }) {
  const letGo = useLeaveGuard(isLost);
  const navigate = useNavigate();
  useEffect(() => {
    release = letGo;
  }, [letGo]);
  return (
    <>
      <p>form</p>
      <Link to="/other">away</Link>
      <Link to="/form?page=2">same screen</Link>
      <button type="button" onClick={() => void navigate('/sign_in')}>
        sign in
      </button>
    </>
  );
}

async function open(isLost: boolean) {
  await startI18n('en');
  window.history.replaceState(null, '', '/first');
  render(
    <KitProvider store={createStore()}>
      <BrowserRouter>
        <Routes>
          <Route path="/first" element={<Link to="/form">to the form</Link>} />
          <Route path="/form" element={<Form isLost={isLost} />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
      </BrowserRouter>
    </KitProvider>,
  );
  fireEvent.click(screen.getByText('to the form'));
  await screen.findByText('form');
}
const question = () => screen.findByText('Leave without saving?');

test('a form whose changes can’t be kept asks before another screen, and stays when one goes back', async () => {
  await open(true);
  fireEvent.click(screen.getByText('away'));
  await question();
  fireEvent.click(screen.getByText('Go back'));
  expect(screen.getByText('form')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/form');
  fireEvent.click(screen.getByText('away'));
  await question();
  fireEvent.click(screen.getByText('Leave'));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});

test('the back button asks, too', async () => {
  await open(true);
  window.history.back();
  await question();
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  expect(screen.getByText('form')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Leave'));
  expect(await screen.findByText('to the form')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/first');
});

test('closing the page asks', async () => {
  await open(true);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

test('nobody is asked on the same screen, on the way to sign in, after it was saved, and without changes', async () => {
  await open(true);
  fireEvent.click(screen.getByText('same screen'));
  expect(window.location.search).toBe('?page=2');
  fireEvent.click(screen.getByText('sign in'));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});

test('what was saved lets go at once', async () => {
  await open(true);
  release();
  fireEvent.click(screen.getByText('away'));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});

test('a form without changes is left freely', async () => {
  await open(false);
  fireEvent.click(screen.getByText('away'));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
});
