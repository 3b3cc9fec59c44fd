import { randomUUID } from 'node:crypto';
import { eventually } from '@kashikari/platform/testing';
import { startMailbox, type Mailbox } from '../../services/notify/test/mailbox';
import { persona, lookAs } from './acts';
import { Hands } from './hands';
import { fixture } from './fixture';

let mailbox: Mailbox;
// The mailbox starts before the product, which needs its address, and ends after it.
beforeAll(async () => {
  mailbox = await startMailbox();
});
const here = fixture(() => ({ SMTP_URL: mailbox.url }));
afterAll(() => mailbox?.close());

const act = persona('ja', 'phone');
const looks = { language: 'ja', width: 'phone' } as const;
const somebody = () => `${randomUUID().slice(0, 8)}@example.test`;

/** The link in a mail that really came over SMTP, as a path of this product. */
const linkTo = (email: string, words: string) =>
  eventually(() => {
    const link = mailbox
      .to(email)
      .flatMap(({ mail }) => mail.text?.match(/https?:\/\/\S+/g) ?? [])
      .find((address) => address.includes(words));
    if (!link) throw new Error(`No mail to ${email} leads to ${words}`);
    return new URL(link).pathname + new URL(link).search;
  });

test('from sign-up to the first member in less than two minutes of a person’s time', async () => {
  const hands = new Hands();
  const guest = somebody();
  const owner = await here.open(looks);
  await owner.page.goto('/sign_up');
  await hands.type(owner.page.locator('[name=name]'), 'さくら保育園');
  const founder = somebody();
  await hands.type(owner.page.locator('[name=email]'), founder);
  await hands.type(owner.page.locator('[name=password]'), 'kashikari1');
  await hands.press(owner.page.getByRole('button', { name: act.t('shell', 'signUp.submit') }));
  await owner.page.waitForURL('**/tutorial');
  // People must confirm their address before they invite others.
  await hands.follow(owner.page, await linkTo(founder, 'verify_email'));
  await owner.page.locator('.submit button').click();
  await owner.page.getByText(act.t('shell', 'verify.done')).waitFor();
  await hands.follow(owner.page, '/groups/new');
  await hands.type(owner.page.locator('[name=name]'), 'さくら保育園 備品室');
  await hands.press(owner.page.getByRole('button', { name: act.t('groups', 'new.verb'), exact: true }));
  await owner.page.waitForURL(/\/-\/[\w~-]+$/);
  await hands.follow(owner.page, `${new URL(owner.page.url()).pathname}/invite/email`);
  await hands.type(owner.page.locator('[name=emails]'), guest);
  const invite = act.t('groups', 'invite.verb_other', { count: 1 });
  await hands.press(owner.page.getByRole('button', { name: invite }));

  const member = await here.open(looks);
  await hands.follow(member.page, await linkTo(guest, 'invite='));
  await hands.type(member.page.locator('[name=name]'), '佐藤 はるか');
  await hands.type(member.page.locator('[name=password]'), 'kashikari1');
  await hands.press(member.page.getByRole('button', { name: act.t('groups', 'join.verb'), exact: true }));
  await member.page.getByText(act.t('groups', 'join.done', { name: 'さくら保育園 備品室' })).waitFor();
  await lookAs(member.page, act, 'first-member');

  expect(hands.seconds).toBeLessThan(120);
  expect([...owner.faults, ...member.faults]).toEqual([]);
});

test('a link that came over SMTP signs in', async () => {
  const { page: first } = await here.open(looks);
  const email = somebody();
  await first.goto('/sign_up?as=member');
  await first.locator('[name=name]').fill('佐藤 はるか');
  await first.locator('[name=email]').fill(email);
  await first.locator('[name=password]').fill('kashikari1');
  await first.getByRole('button', { name: act.t('shell', 'signUp.submit') }).click();
  await first.waitForURL('**/groups/join');

  const { page, faults } = await here.open(looks);
  await page.goto('/email_sign_in');
  await page.locator('[name=email]').fill(email);
  await page.getByRole('button', { name: act.t('shell', 'signIn.send') }).click();
  await page.goto(await linkTo(email, 'auth_redirect'));
  await page.locator('main').getByRole('button').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth_redirect'));
  await page.goto('/menu');
  await page.getByText(email).first().waitFor();
  expect(faults).toEqual([]);
});
