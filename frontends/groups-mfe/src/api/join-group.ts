import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';

export interface JoinRequest {
  readonly passcode: string;
  /** Answers to the group's own question. */
  readonly tags: readonly string[];
  /** The token of an invitation's link, which replaces the passcode. */
  readonly inviteToken?: string;
}

/** Adds the caller to a group. Refusals: `group.passcode`, `group.sign_up_disabled`, `plan_limit`, `invite.expired`. */
export const joinGroup = (groupId: string, { passcode, tags, inviteToken }: JoinRequest) =>
  answer(
    api.POST('/memberships', {
      body: {
        group_id: groupId,
        tags: [...tags],
        ...(passcode && { passcode }),
        ...(inviteToken && { invite_token: inviteToken }),
      },
    }),
  );

export function useJoinGroup(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: JoinRequest) => joinGroup(groupId, request),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['groups'] }),
        client.invalidateQueries({ queryKey: ['goods'] }),
        client.invalidateQueries({ queryKey: ['memberships'] }),
      ]),
  });
}
