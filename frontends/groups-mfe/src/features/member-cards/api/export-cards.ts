import { answer, api, saveFile, useMutation } from '@kashikari/web-kit';

/** Saves all cards of a group as a CSV file. */
export function useExportCards(groupId: string) {
  return useMutation({
    mutationFn: async (name: string) => {
      const query = { group_id: groupId };
      const file = await answer(api.GET('/auth_tokens/export', { params: { query }, parseAs: 'blob' }));
      saveFile(file, `${name}.csv`);
    },
  });
}
