import { answer, api, useMutation } from '@kashikari/web-kit';

/** Feedback on the product as it is sent. */
export interface Feedback {
  readonly body: string;
  /** 1 to 5. */
  readonly rating?: number;
  /** Pattern of the screen that it is about. */
  readonly screen?: string;
}

export function useCreateFeedback() {
  return useMutation({
    mutationFn: (body: Feedback) => answer(api.POST('/feedbacks', { body })),
  });
}
