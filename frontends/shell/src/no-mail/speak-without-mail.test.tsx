import { screen } from '@testing-library/react';
import { open, screens } from '../../../test/screens/open-screen';
import { http } from '../../../test/screens/server';
import { speakWithoutMail } from './speak-without-mail';

screens();
beforeAll(() => speakWithoutMail('Sakura {{name}}'));

test('without mail, a wish for a link says that none was sent, and whom to ask', async () => {
  const answers = [http.post('/auth', ({ response }) => response(202).empty())];
  const { person } = await open('/email_sign_in', { as: null, answers });
  await person.type(await screen.findByLabelText('Email'), 'mika@example.com');
  await person.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(
    await screen.findByText(
      /No link was sent to mika@example.com: no email is set up here yet. Ask Sakura name/,
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText(/arrives within/)).toBeNull();
});
