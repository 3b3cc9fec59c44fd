import type { MailParams } from '@kashikari/kernel/mails';
import type { Mail } from '../pages/mail';
import { announcement, plain } from '../pages/plain-page';
import { people, plans } from '../pages/plan-page';
import { MAILS } from '.';

const SAYS = { subject: 's', lead: 'l', action: 'a' };
const TEXTS = { ja: SAYS, en: SAYS, 'ja-Hira': SAYS } as const;

// The compiler looks at these (`npm run check types-server`): a fault that it would let pass is an error there.
describe('The table of mails', () => {
  it('does not compile without a row for each', () => {
    const { new_device: left, ...others } = MAILS;
    // @ts-expect-error One mail has no page and no texts.
    const all: typeof MAILS = others;
    expect([left, 'new_device' in all]).toEqual([MAILS.new_device, false]);
  });

  it('does not compile without a language, or without one of its texts', () => {
    const { 'ja-Hira': hiragana, ...two } = TEXTS;
    const { lead, ...short } = SAYS;
    // @ts-expect-error Children’s Japanese is missing.
    expect(plain(two)).toBeDefined();
    // @ts-expect-error Its first sentence is missing in one.
    expect(plain({ ...TEXTS, en: short })).toBeDefined();
    expect([hiragana.lead, lead]).toEqual(['l', 'l']);
  });

  it('does not compile with a text that shows a value which its mail does not have', () => {
    const misspelled = plain({ ...TEXTS, en: { ...SAYS, lead: '{{devise}}' } });
    // @ts-expect-error The mail has a `device`.
    const mail: Mail<MailParams<'new_device'>> = misspelled;
    expect(mail).toBe(misspelled);
  });

  it('does not compile with a page that reads a value which its mail does not have', () => {
    // @ts-expect-error An invitation has no excerpt.
    const quoting: Mail<MailParams<'invite'>> = announcement(TEXTS);
    // @ts-expect-error A device has no limit.
    const counting: Mail<MailParams<'new_device'>> = plans(people)(TEXTS);
    expect([quoting, counting]).toHaveLength(2);
  });
});
