import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../../test/show';
import { TextField } from './text-field';

function Example() {
  const [name, setName] = useState('Hana');
  const [email, setEmail] = useState('');
  return (
    <form>
      <TextField label="Name" value={name} onValue={setName} required />
      <TextField label="Email" type="email" value={email} onValue={setEmail} required />
      <TextField label="Place" value="" onValue={() => undefined} required />
      <button type="submit">Send</button>
    </form>
  );
}

test('a field says what the browser finds wrong, without its bubble, and the first faulty one is focused', async () => {
  await show(<Example />);
  const person = userEvent.setup();
  const invalid: Event[] = [];
  document.addEventListener('invalid', (event) => invalid.push(event), { capture: true });
  await person.click(screen.getByRole('button', { name: 'Send' }));
  const email = screen.getByLabelText('Email');
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(expect.stringContaining('入力してください'));
  expect(email).toBeInvalid();
  expect(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'false');
  await person.type(email, 'hana');
  expect(email).toHaveAttribute('aria-invalid', 'false');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(email).toHaveAccessibleDescription(expect.stringContaining('メールアドレスの形'));
  expect(invalid).toHaveLength(4);
  // Preventing the default suppresses the browser's own bubble.
  expect(invalid.every((event) => event.defaultPrevented)).toBe(true);
});
