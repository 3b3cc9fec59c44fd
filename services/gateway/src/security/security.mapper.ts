import { security, SETS, textOf } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { Device, SecurityEvent } from './security.schema';

export const toDevice = answerOf(Device, security.Device);

export const toSecurityEvent = answerOf(SecurityEvent, security.SecurityEvent, {
  // More may be added: what only a later release knows is shown by its own name.
  kind: ({ kind }) => textOf(SETS.securityEventKind, kind) ?? 'other',
});
