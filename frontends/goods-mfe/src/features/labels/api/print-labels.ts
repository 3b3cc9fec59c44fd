import { answer, api, type components, saveFile, useMutation } from '@kashikari/web-kit';

/** Body of `POST /labels`. */
export type LabelPrint = components['schemas']['LabelPrint'];

/** Makes the PDF and saves it under a name. */
export function usePrintLabels(name: string) {
  return useMutation({
    mutationFn: async (body: LabelPrint) => {
      const pdf = await answer(api.POST('/labels', { body, parseAs: 'blob' }));
      saveFile(new Blob([pdf], { type: 'application/pdf' }), `${name}.pdf`);
    },
  });
}
