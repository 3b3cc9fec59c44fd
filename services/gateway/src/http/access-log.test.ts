import { sayablePath } from './access-log';

const SECRET = 'Ab-_'.repeat(11).slice(1);

describe('the path in the access log', () => {
  it.each([
    `/v1/feeds/${SECRET}.ics?x=1`,
    `//v1/feeds/${SECRET}`,
    `/V1/Feeds/${SECRET}.ics`,
    `/v1//feeds//${SECRET}`,
    `/webcal/${SECRET}.ics`,
    `/v1/feeds%2F${SECRET}`,
    `/v1/feeds/%41${SECRET}/`,
  ])('holds no secret of a calendar feed: %s', (url) => {
    expect(sayablePath(url)).not.toContain(SECRET.slice(0, 8));
    expect(sayablePath(url)).toContain('[secret]');
  });

  it.each(['/q/ABCDEFGHJKL2', '/v1/label_codes/ABCDEFGHJKL2', '/Q//abcdefghjkl2/'])(
    'holds no code of a label: %s',
    (url) => expect(sayablePath(url)).not.toMatch(/abcdef/i),
  );

  it('names ids', () => {
    const path = '/v1/goods/019a0000-0000-7000-8000-0000000000f1';
    expect(sayablePath(`${path}?token=x`)).toBe(path);
  });
});
