import { renewal, SESSION_IDLE, type Session } from './session';
import { forgottenBefore, isSigning, SIGNING_PERIOD } from './signing-key';
import { ACCESS_TOKEN_SECONDS } from './session';

const session: Session = { id: 's', userId: 'u', begunAt: 500, usedAt: 1_000, endedAt: null };

describe('a session', () => {
  it('is renewed by a token that was not used', () => {
    expect(renewal(session, null, 2_000)).toBe('renewed');
  });

  it('is held by two when a used token is shown', () => {
    expect(renewal(session, 1_500, 2_000)).toBe('reused');
  });

  it('is over when it was ended, or nobody used it for long', () => {
    expect(renewal({ ...session, endedAt: 1_500 }, null, 2_000)).toBe('over');
    expect(renewal({ ...session, endedAt: 1_500 }, 1_200, 2_000)).toBe('over');
    expect(renewal(session, null, 1_000 + SESSION_IDLE)).toBe('renewed');
    expect(renewal(session, null, 1_001 + SESSION_IDLE)).toBe('over');
  });
});

describe('a signing key', () => {
  it('is told for as long as a token that it signed may live', () => {
    const made = 5_000;
    const last = made + SIGNING_PERIOD - 1;
    expect(isSigning(made, last)).toBe(true);
    expect(isSigning(made, last + 1)).toBe(false);
    expect(forgottenBefore(last + ACCESS_TOKEN_SECONDS * 1000)).toBeLessThan(made);
  });

  it('is over after its longest life, however often it is used', () => {
    expect(renewal(session, null, 1_500, 1_000)).toBe('renewed');
    expect(renewal(session, null, 1_501, 1_000)).toBe('over');
  });
});
