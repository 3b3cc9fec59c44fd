import { ModelDouble, says } from '../../services/gateway/test/model-double';
import { lookAs, persona } from './acts';
import { settled } from './browser';
import { fixture } from './fixture';
import { openLendingRoom } from './lending-room';

/** A sentence that a model invents. */
const INVENTED = '延長は9,999円です。';

let model: ModelDouble;
beforeAll(async () => {
  model = await ModelDouble.start();
  // It quotes the first passage, and invents a price for it.
  model.answer = (response, asked) => {
    const { messages } = JSON.parse(asked.body) as { messages: { content: string }[] };
    const [, passage = ''] = /^\[1\] .*?: (.*)$/m.exec(messages[1]?.content ?? '') ?? [];
    return says(`[1] ${passage}\n[1] ${INVENTED}\n`)(response, asked);
  };
});
afterAll(() => model.stop());

const OPERATOR = 'help@operator.test';
const here = fixture(() => ({
  OPERATOR_CONTACT: OPERATOR,
  ...{ AI_BASE_URL: model.url, AI_MODEL: 'small', AI_PROVIDER: '株式会社れい', AI_COUNTRY: '日本' },
}));

const act = persona('ja', 'desk');

test('a question is answered by passages, then by sentences above them, and what is left goes to the operator', async () => {
  const room = await openLendingRoom(here.product.url, ['三脚']);
  const { page, faults } = await here.open({ language: 'ja', width: 'desk', as: room.member });
  await page.goto('/bookings');
  await settled(page);

  // The help over the screen.
  await page
    .getByRole('link', { name: act.t('shell', 'frame.help') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(act.t('shell', 'help.near')).waitFor();
  await lookAs(page, act, 'help-modal');
  await dialog.getByRole('textbox').fill('返却日を延ばしたいです hana@example.test');
  await dialog.getByRole('button', { name: act.t('shell', 'help.ask') }).click();

  // Passages first; no model reads a question before its person agrees.
  await page.waitForURL('**/help?q=*');
  await page.getByRole('link', { name: '返す日を延ばす' }).first().waitFor();
  expect(model.requests).toEqual([]);
  await page.getByText('株式会社れい').waitFor();
  await lookAs(page, act, 'help-passages');
  await page.getByRole('button', { name: act.t('shell', 'help.ai.summarize') }).click();
  await page.getByText(act.t('shell', 'help.summary')).waitFor();
  await lookAs(page, act, 'help-summary');
  expect(await page.locator('main').innerText()).not.toContain('9,999');
  const [asked] = model.requests;
  expect(asked?.body).toContain('返却日を延ばしたいです [email]');
  expect(asked?.body).not.toContain(room.member.email);

  // The operator.
  await page
    .locator('main')
    .getByRole('link', { name: act.t('shell', 'help.contact') })
    .click();
  await page.waitForURL('**/contact**');
  expect(await page.locator('[name=email]').inputValue()).toBe(room.member.email);
  await page.locator('textarea[name=body]').fill('三脚の脚が一本\n出ません。');
  await lookAs(page, act, 'contact');
  await page.getByRole('button', { name: act.t('shell', 'contact.send') }).click();
  await page.getByRole('heading', { name: act.t('shell', 'contact.sent') }).waitFor();
  const [number = ''] = /Q-[0-9A-F]{4}-[0-9A-F]{4}/.exec(await page.locator('main').innerText()) ?? [];
  await lookAs(page, act, 'contact-sent');
  const { text } = await here.product.mailTo(OPERATOR, number);
  expect(text).toContain('> 出ません。');
  expect(text).toContain(room.member.email);
  expect(faults).toEqual([]);
});
