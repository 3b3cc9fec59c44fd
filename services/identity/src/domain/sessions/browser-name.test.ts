import { browserName } from './browser-name';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = '(iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('a browser’s name in a mail', () => {
  it.each([
    ['Edge, Windows', `(Windows NT 10.0; Win64; x64) ${KHTML} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`],
    ['Opera, Windows', `(Windows NT 10.0; Win64; x64) ${KHTML} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`],
    ['Chrome, Windows', `(Windows NT 10.0; Win64; x64) ${KHTML} Chrome/130.0.0.0 Safari/537.36`],
    [
      'Samsung Internet, Android',
      `(Linux; Android 14; SM-S918) ${KHTML} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    ],
    ['Chrome, Android', `(Linux; Android 10; K) ${KHTML} Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['Firefox, Linux', '(X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    ['Firefox, iPhone', `${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
    ['Chrome, iPhone', `${IPHONE} CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`],
    ['Safari, iPhone', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`],
    ['Safari, iPad', '(iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1'],
    ['Safari, Mac', '(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'],
    ['Chrome, ChromeOS', `(X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/130.0.0.0 Safari/537.36`],
  ])('is %s', (name, userAgent) => expect(browserName(`Mozilla/5.0 ${userAgent}`)).toBe(name));

  it('is what is known of it', () => {
    expect(browserName('an odd thing on Windows')).toBe('Windows');
    expect(browserName('Firefox of a clock')).toBe('Firefox');
  });

  it.each(['', 'curl/8.5', 'Your account is closed, call 0120-000-000'])('is no word of %j', (userAgent) =>
    expect(browserName(userAgent)).toBe('?'),
  );
});
