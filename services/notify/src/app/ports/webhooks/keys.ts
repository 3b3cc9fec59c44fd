/** Keys of signed webhooks (Standard Webhooks 1.0), with the prefix `whsec_`. */
export abstract class WebhookKeys {
  /** Returns a new random key. */
  abstract create(): string;
  /** Returns the HMAC-SHA256 of a text, base64. */
  abstract sign(key: string, text: string): string;
}
