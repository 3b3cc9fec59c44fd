import { answer, api } from './client';

test('an answer without a body is no fault', async () => {
  const nothing = new ReadableStream({ start: (body) => body.close() });
  global.fetch = jest.fn(async () => new Response(nothing, { status: 202 }));
  const body = { email: 'a@example.test' };
  const pending = api.POST('/auth', { baseUrl: 'http://localhost/v1', body });
  await expect(answer(pending)).resolves.toBeUndefined();
});
