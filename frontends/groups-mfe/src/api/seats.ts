import { answer, api, useMutation, useQuery } from '@kashikari/web-kit';

/** Queries the used seats of the plan of a group, for its owner, managers and group owners. */
export function useSeats(groupId: string, may: boolean) {
  return useQuery({
    queryKey: ['groups', groupId, 'seats'],
    queryFn: async () =>
      (await answer(api.GET('/groups/{id}/seats', { params: { path: { id: groupId } } }))).seats,
    enabled: may,
  });
}

/** Asks the owner for more seats; the owner gets one mail a day. */
export function useAskOwner() {
  return useMutation({
    mutationFn: (ownerId: string) =>
      answer(api.POST('/subscriptions/requests', { body: { owner_id: ownerId } })),
  });
}
