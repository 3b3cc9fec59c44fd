import { screen, within } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { open, screens } from '../../../../test/screens/open-screen';
import { ownShell } from '../../../../test/screens/own-shell';

screens();

const SAKURA =
  '# Sakura nursery\n\nWe share festival things.\n\n- Drums\n- Tents\n\n## Since 2024\nAll found.';

const casesIn = (language: string, ...texts: string[]) =>
  plain.get(`/cases/${language}.json`, () =>
    HttpResponse.json({ cases: texts.map((text, place) => ({ name: `case-${place}`, text })) }),
  );

const section = async () =>
  within((await screen.findByRole('heading', { name: 'Customer cases' })).parentElement!);

test('the cases stand on the landing, each with its customer and its text', async () => {
  const answers = [casesIn('en', SAKURA, '# Minato\n\nKeys <b>too</b>.')];
  await open('/lp', { as: null, config: { cases: ['ja', 'en'] }, answers });
  const part = await section();
  expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Sakura nursery',
    'Minato',
  ]);
  expect(part.getByText('We share festival things.')).toBeInTheDocument();
  expect(part.getByText('Tents').tagName).toBe('LI');
  expect(part.getByRole('heading', { level: 4, name: 'Since 2024' })).toBeInTheDocument();
  expect(part.getByText('Keys <b>too</b>.')).toBeInTheDocument();
});

test('what stands below them is drawn with them, so that nothing moves', async () => {
  let answer: () => void = () => undefined;
  const later = new Promise<void>((resolve) => (answer = resolve));
  const slow = plain.get('/cases/en.json', async () => {
    await later;
    return HttpResponse.json({ cases: [{ name: 'sakura', text: SAKURA }] });
  });
  await open('/lp', { as: null, config: { cases: ['en'] }, answers: [slow] });
  expect(await screen.findByText('Who uses it')).toBeInTheDocument();
  expect(screen.queryByText('日本語')).toBeNull();
  answer();
  await section();
  expect(screen.getByText('日本語')).toBeInTheDocument();
});

test('in another language than the visitor’s they are called so, and shown in the first that is offered', async () => {
  const answers = [casesIn('ja', '# さくら保育園\n\n便利です。')];
  const shell = ownShell({ locales: ['ja', 'en'] });
  await open('/lp', { as: null, shell, config: { cases: ['ja'] }, answers });
  const text = await screen.findByText('便利です。');
  expect(text.closest('[lang]')).toHaveAttribute('lang', 'ja');
  expect(screen.getByText('日本語')).toBeInTheDocument();
});

test('without cases, and where they can’t be loaded, there is no section and the page is whole', async () => {
  const fails = plain.get('/cases/en.json', () => new HttpResponse(null, { status: 503 }));
  for (const cases of [[], ['en' as const]]) {
    await open('/lp', { as: null, config: { cases }, answers: [fails] });
    expect((await screen.findAllByText('日本語')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Customer cases')).toBeNull();
  }
});
