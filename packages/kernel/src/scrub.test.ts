import fc from 'fast-check';
import { screenOf, scrub } from './scrub';

test.each([
  ['No user hanako.sato@example.ac.jp', 'No user [email]'],
  ['at https://a.example/x/chunk.js?token=abc:1:2', 'at https://a.example/x/chunk.js'],
  ['good 0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b22 is null', 'good [id] is null'],
  ['Bearer eyJhbGciOiJFZERTQSJ9xx.eyJzdWIiOiIwMTk5In0.c2lnbmF0dXJl', 'Bearer [secret]'],
  ['call 03-1234-5678 or +81 90 1234 5678', 'call [number] or [number]'],
  ['4242 4242 4242 4242', '[number]'],
  [
    'Cannot read properties of undefined (reading “title”)',
    'Cannot read properties of undefined (reading “title”)',
  ],
  [
    'at CrashBoundary.componentDidCatch (main.js:12:345)',
    'at CrashBoundary.componentDidCatch (main.js:12:345)',
  ],
])('“%s” is told as “%s”', (said, told) => {
  expect(scrub(said)).toBe(told);
});

test('a mail address is never told, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, address, after) => {
      const [local = '', host = ''] = address.split('@');
      fc.pre(!/[<>"'()\s]/.test(local));
      expect(scrub(`${before} ${address} ${after}`)).not.toContain(`${local}@${host}`);
    }),
  );
});

test('what was scrubbed once stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => expect(scrub(scrub(text))).toBe(scrub(text))),
  );
});

test.each([
  ['/goods/0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b22/edit?x=1', '/goods/{id}/edit'],
  ['/auth_redirect?token=abc', '/auth_redirect'],
  ['/q/K4ZP-77AB', '/q/{id}'],
  ['/-/himawari/members/new', '/-/himawari/members/new'],
  ['/home/groups/3', '/home/groups/{id}'],
])('the screen of %s is %s', (path, screen) => {
  expect(screenOf(path)).toBe(screen);
});
