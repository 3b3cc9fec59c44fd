import { z } from 'zod';
import { id } from '../schema/ids';
import { pattern, text } from '../schema/text';

/** Bytes as the Push API writes them. */
const base64url = (max: number) => pattern(/^[\w-]+={0,2}$/, max);

const endpoint = () =>
  text(2_000, 1).meta({ format: 'uri', example: 'https://fcm.googleapis.com/fcm/send/a' });

export const PushToken = z
  .object({
    id: id(),
    endpoint: endpoint().describe('Endpoint, by which a browser recognizes its token.'),
    session_id: id().nullable().describe('Session of the device, from `GET /auth/sessions`.'),
    created_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'PushToken' });

export const NewPushToken = z
  .object({
    endpoint: endpoint().describe('Address at a push service, https only.'),
    p256dh: base64url(120).describe('Public key of the browser (RFC 8291), base64url.'),
    auth: base64url(40).describe('Secret of the browser (RFC 8291), base64url.'),
    session_id: id()
      .optional()
      .describe(
        'Session of the device. The token is deleted when that session ends. If absent, any sign-out deletes it.',
      ),
  })
  .meta({ id: 'NewPushToken' });

export const PushTokenAnswer = z.object({ push_token: PushToken }).meta({ id: 'PushTokenAnswer' });

export const PushTokenList = z
  .object({
    push_tokens: z.array(PushToken),
    application_server_key: z
      .string()
      .describe('Key for `pushManager.subscribe`: VAPID, RFC 8292, base64url.'),
  })
  .meta({ id: 'PushTokenList' });
