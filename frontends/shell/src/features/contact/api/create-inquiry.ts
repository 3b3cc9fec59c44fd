import type { INQUIRY_CATEGORIES } from '@kashikari/kernel';
import { answer, api, useMutation } from '@kashikari/web-kit';

export type Category = (typeof INQUIRY_CATEGORIES)[number];

/** An inquiry as it is sent. */
export interface Inquiry {
  readonly name: string;
  readonly email: string;
  readonly category: Category;
  readonly body: string;
  /** Pattern of the screen that it is about. */
  readonly screen?: string;
  /** Number of a crash, e.g. `7F2C-0418`. */
  readonly crash?: string;
}

/** Answer to an inquiry, for the page after it. */
export interface SentInquiry {
  readonly number: string;
  /** RFC 3339. */
  readonly replyBy: string;
  readonly email: Inquiry['email'];
}

/** Sends an inquiry; the answer contains its number and when the reply is due. */
export function useCreateInquiry() {
  return useMutation({
    mutationFn: (body: Inquiry) => answer(api.POST('/inquiries', { body })),
  });
}
