import { eventually } from '@kashikari/platform/testing';
import { signUp } from '../base';
import { resource } from '../resource';

/** Address of the operator in these tests (OPERATOR_CONTACT). */
export const OPERATOR = 'operator@k.example';

interface SentMail {
  readonly subject: string;
  readonly text: string;
}

const INQUIRY = {
  ...{
    name: '山田花子',
    email: 'hana@example.org',
    category: 'fault',
    body: '動きません。\n助けてください。',
  },
  ...{ screen: '/goods/new', crash: '7F2C-0418' },
};
const FEEDBACK = { body: '使いやすいです。', rating: 5, screen: '/home' };

const QUESTION = { question: 'How do I extend a booking?', summarize: true };

/** Inquiries and feedback to the operator, and answers of the help. */
export const support = resource({
  make: async () => ({}),
  examples: {
    createInquiry: () => ({ body: INQUIRY }),
    createInquiryAsSpelled: () => ({ body: INQUIRY }),
    createFeedback: () => ({ body: FEEDBACK }),
    answerQuestion: () => ({ body: QUESTION }),
  },
  run: {
    'mails an inquiry of a visitor to the operator, by both spellings': async ({ visitor }) => {
      for (const path of ['/inquiries', '/inquries']) {
        const { status, body } = await visitor.post(path, INQUIRY);
        expect([status, body]).toEqual([
          201,
          { number: expect.stringMatching(/^Q-[0-9A-F]{4}-[0-9A-F]{4}$/), reply_by: expect.any(String) },
        ]);
        await eventually(async () => {
          const { mail } = (await visitor.get('/test/mail', { to: OPERATOR })).body;
          const number = String(body['number']);
          const [sent] = (mail as SentMail[]).filter(({ subject }) => subject.includes(number));
          expect(sent?.text).toContain('> 助けてください。');
        });
      }
    },
    'answers a question by passages of its articles, in the language of the request': async ({ visitor }) => {
      const { body } = await visitor.post('/help/answers', QUESTION);
      expect(String(body)).toMatch(/^event: source\ndata: {"slug":"extend",.+/m);
      expect(String(body)).toMatch(/event: done\ndata: {"outcome":"passages"}\n\n$/);
    },
    'takes feedback of whoever looks at it': async ({ visitor }) => {
      const { api } = await signUp(visitor, 'content');
      for (const one of [visitor, api]) {
        const { status, body } = await one.post('/feedbacks', FEEDBACK);
        expect([status, body]).toEqual([201, {}]);
      }
      expect((await visitor.post('/feedbacks', { ...FEEDBACK, rating: 6 })).status).toBe(400);
    },
  },
});
