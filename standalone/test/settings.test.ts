import { readSettings } from '../src/settings';

describe('the settings of npm start', () => {
  test('need nothing', () => {
    expect(readSettings({}, '/somewhere')).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '/somewhere/.data',
      DEMO: true,
      RESERVATION_PROCESSES: 1,
      KASHIKARI_TEST_HOOKS: false,
      LOG_TO: 'files',
    });
  });

  test.each([
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.1.5' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.0.1', DEMO: '0' }, false],
  ])('make a demonstration where others reach it only when asked: %p', (env, made) => {
    expect(readSettings(env, '/').DEMO).toBe(made);
  });

  test('list every fault at once, and never a value', () => {
    const wrong = {
      PORT: 'http',
      DEMO: 'yes',
      KAFKA_BROKERS: 'kafka',
      SMTP_URL: 'secret@mail',
      RESERVATION_PROCESSES: '0',
    };
    const read = () => readSettings(wrong, '/');
    for (const name of Object.keys(wrong)) expect(read).toThrow(name);
    expect(read).not.toThrow('secret@mail');
  });

  test.each(['0', '65536', '-1', '3000.5', '3e3', ' 3000'])('refuse %p as a port', (port) => {
    expect(() => readSettings({ PORT: port }, '/')).toThrow('PORT');
  });

  test('take an empty variable for an absent one', () => {
    expect(readSettings({ PORT: '', KAFKA_BROKERS: '' }, '/').PORT).toBe(3000);
  });

  test('keep an absolute DATA_DIR as it is', () => {
    expect(readSettings({ DATA_DIR: '/var/lib/kashikari' }, '/somewhere').DATA_DIR).toBe(
      '/var/lib/kashikari',
    );
  });

  test('take several brokers', () => {
    expect(readSettings({ KAFKA_BROKERS: 'a:9092, b:9092' }, '/').KAFKA_BROKERS).toBe('a:9092, b:9092');
  });
});
