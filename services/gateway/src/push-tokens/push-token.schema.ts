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
    endpoint: endpoint().describe('By which a browser knows itself again.'),
    session_id: id().nullable().describe('The device that it is, of `GET /auth/sessions`.'),
    created_at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'PushToken' });

export const NewPushToken = z
  .object({
    endpoint: endpoint().describe('Of a push service that is reached by https.'),
    p256dh: base64url(120).describe('Public key of the browser (RFC 8291), base64url.'),
    auth: base64url(40).describe('Secret of the browser (RFC 8291), base64url.'),
    session_id: id()
      .optional()
      .describe(
        'The device that it is: signed out there, it is told nothing more. Without it any sign-out ends it.',
      ),
  })
  .meta({ id: 'NewPushToken' });

export const PushTokenAnswer = z.object({ push_token: PushToken }).meta({ id: 'PushTokenAnswer' });

export const PushTokenList = z
  .object({
    push_tokens: z.array(PushToken),
    application_server_key: z
      .string()
      .describe('To subscribe with (`pushManager.subscribe`): VAPID, RFC 8292, base64url.'),
  })
  .meta({ id: 'PushTokenList' });
