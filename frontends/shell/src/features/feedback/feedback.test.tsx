import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { open, screens } from '../../../../test/screens/open-screen';
import { refusal, writes } from '../../../../test/screens/server';

screens();

const config = { support: { form: true, time_zone: 'Asia/Tokyo' }, contact: 'help@example.jp' };
const sent = plain.post('/v1/feedbacks', () => HttpResponse.json({}, { status: 201 }));
const label = 'What should be better, or stay as it is?';
const type = async (text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

test('feedback is sent with its stars, and leads back to help', async () => {
  await open('/feedback', { as: null, config, answers: [sent] });
  await type('Fine');
  fireEvent.click(screen.getByLabelText('4 stars of 5'));
  send();
  expect(await screen.findByText('Thank you for your feedback')).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/help'));
  expect(writes()).toEqual([{ method: 'POST', path: '/feedbacks', body: { body: 'Fine', rating: 4 } }]);
});

test('stars may be left out, and a refusal keeps what was typed', async () => {
  let refuses = true;
  const once = plain.post('/v1/feedbacks', () =>
    refuses ? refusal('busy', 503) : HttpResponse.json({}, { status: 201 }),
  );
  await open('/feedback', { as: null, config, answers: [once] });
  await type('Fine');
  send();
  expect(await screen.findByText('Refused: busy')).toBeInTheDocument();
  expect(screen.getByLabelText(label)).toHaveValue('Fine');
  refuses = false;
  send();
  await screen.findByText('Thank you for your feedback');
  expect(writes().at(-1)?.body).toEqual({ body: 'Fine' });
});

test('help, the account menu and labs lead to feedback where there is a form', async () => {
  const ways = ['/help', '/menu'];
  for (const path of ways) {
    await open(path, { config });
    expect(await screen.findByText('Give feedback')).toBeInTheDocument();
    cleanup();
    await open(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Give feedback')).toBeNull();
    cleanup();
  }
});
