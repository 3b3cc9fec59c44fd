import { releaseOf } from '@kashikari/platform/edge';
import request from 'supertest';
import { testApp } from './test-app';

test('anybody may ask which release answers', async () => {
  const { status, body } = await request(testApp({})).get('/v1/version');
  expect([status, body]).toEqual([200, { version: '0.0.0', commit: null }]);
});

test('a release is what image or start say of it', () => {
  const commit = 'a'.repeat(40);
  expect(releaseOf({ KASHIKARI_VERSION: '0.1.0', KASHIKARI_COMMIT: commit })).toEqual({
    version: '0.1.0',
    commit,
  });
  expect(releaseOf({ KASHIKARI_VERSION: '', KASHIKARI_COMMIT: '' })).toEqual({
    version: '0.0.0',
    commit: null,
  });
});
