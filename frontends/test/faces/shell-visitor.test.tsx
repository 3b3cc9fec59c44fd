import { HttpResponse, http as plain } from 'msw';
import { GOOD_ID } from '../screens/fixtures';
import { faces } from '../screens/faces';
import { screens } from '../screens/open-screen';
import { http, refusal } from '../screens/server';

screens();

const as = null;
const spent = [
  http.post('/auth/link', ({ response }) => response.untyped(refusal('auth.link_expired', 401))),
  http.post('/auth/login', ({ response }) => response.untyped(refusal('auth.failed', 401))),
];

faces('the landing page', { as, path: '/lp', shows: 'Lent things come home.' });
faces('the landing page of libraries', { as, path: '/lp/books', shows: 'A library of your own.' });
faces('the landing page in a language', { as, path: '/lp/en', shows: 'Lent things come home.' });
faces('the start for a visitor', { as, path: '/', shows: 'Lent things come home.' });
faces('signing up', { as, path: '/sign_up', shows: 'Create an account' });
faces('signing up by an old address', { as, path: '/users/new', shows: 'Create an account' });
faces('starting as a member', { as, path: '/sign_up?as=member', shows: 'Start as a member' });
faces('signing in', { as, path: '/sign_in', shows: 'Forgot your password?' });
faces('the ways to sign in', { as, path: '/sign_in_methods', shows: 'Other ways' });
faces('signing in by a mailed link', { as, path: '/email_sign_in', shows: 'Send the link' });
faces('signing in with a card', { as, path: '/member_sign_in', shows: 'Sign in with a member card' });
faces('a spent link', { as, path: '/auth_redirect?token=spent', answers: spent, shows: 'Sign in' });
faces('a provider’s answer that nobody waits for', {
  as,
  path: '/auth_redirect?state=none&code=none',
  shows: /didn’t start on this screen/,
});
faces('a card that is unknown', { as, path: '/auth_tokens/spent', answers: spent, shows: 'Member card' });
faces('a confirmation that is spent', {
  as,
  path: '/verify_email?token=spent',
  answers: [
    http.post('/auth/verify_email', ({ response }) => response.untyped(refusal('auth.link_expired', 401))),
    ...spent,
  ],
  shows: 'Confirm your email address',
});
faces('the languages', { as, path: '/languages', shows: 'ひらがな' });
faces('a language by its address', { as, path: '/lng/en', shows: 'ひらがな' });
faces('a language by its long address', { as, path: '/languages/en', shows: 'ひらがな' });
faces('support', { as, path: '/support', shows: 'Borrow and return' });
faces('help', { as, path: '/help', shows: 'Borrow and return' });
faces('an article of the help', { as, path: '/help/late', shows: 'About: Running late' });
const form = { contact: 'help@example.jp', support: { form: true, time_zone: 'Asia/Tokyo' } };
faces('the form for inquiries', { as, config: form, path: '/contact', shows: 'Where to reply' });
faces('the form for feedback', { as, config: form, path: '/feedback', shows: 'How do you like it?' });
faces('the choice of cookies', { as, path: '/cookies', shows: 'Necessary' });
faces('a page that nobody has', { as, path: '/no/such/page', shows: 'Page not found' });
faces('prices', { as, path: '/subscriptions/pricing', reads: ['/plans'], shows: 'Up to 8 people' });
faces('the end of invitations', { as, path: '/invites/stop?token=none', shows: 'Stop invitations' });
faces('a group from outside', {
  as,
  path: '/-/himawari',
  reads: ['/groups/:id'],
  shows: '本とカメラを貸します。',
});
faces('a good from outside', { as, path: `/goods/${GOOD_ID}`, reads: ['/goods/:id'], shows: '一眼レフ' });

const written = [
  plain.get('/config.json', () =>
    HttpResponse.json({ remotes: [], legal: { terms: ['ja'], privacy: ['ja'] } }),
  ),
  plain.get('/legal/:file', () => new HttpResponse('# 規約\n\n借りたものは返します。')),
];

faces('the terms of use', { as, path: '/terms', answers: written, shows: '借りたものは返します。' });
faces('the privacy text', { as, path: '/privacy', answers: written, shows: '借りたものは返します。' });
faces('a disclosure that nobody has written', {
  ...{ as, path: '/commerce_law', answers: written },
  shows: 'Not published yet',
});
